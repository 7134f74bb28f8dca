import { routes } from './paths.ts'

/** Where the API, or a payment provider, returns the customer. The web server also accepts a POST there. */
export const resultRoutes = [
  routes.cardPaymentSuccess,
  routes.cardPaymentFailure,
  routes.mealCardPaymentSuccess,
  routes.mealCardPaymentFailure,
  routes.paymentSuccess,
] as const
