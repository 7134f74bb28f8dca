/** The screens by route. Products are in the first load, every other screen comes when it is asked for. */
import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { routes } from '#shared/paths.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { Layout } from './Layout.tsx'
import { Navigation } from './Navigation.tsx'
import { SessionGate } from './SessionGate.tsx'

const FindMachineScreen = lazy(() =>
  import('./FindMachineScreen.tsx').then((module) => ({ default: module.FindMachineScreen })),
)
const MachineLinkScreen = lazy(() =>
  import('#features/machine-link/MachineLinkScreen.tsx').then((module) => ({ default: module.MachineLinkScreen })),
)
const CartScreen = lazy(() =>
  import('#features/cart/CartScreen.tsx').then((module) => ({ default: module.CartScreen })),
)
const LoginScreen = lazy(() =>
  import('#features/sign-in/LoginScreen.tsx').then((module) => ({ default: module.LoginScreen })),
)
const PaymentScreen = lazy(() =>
  import('#features/checkout/PaymentScreen.tsx').then((module) => ({ default: module.PaymentScreen })),
)
const PaymentResultScreen = lazy(() =>
  import('#features/checkout/PaymentResultScreen.tsx').then((module) => ({ default: module.PaymentResultScreen })),
)
const OrderDispenseScreen = lazy(() =>
  import('#features/dispense/OrderDispenseScreen.tsx').then((module) => ({ default: module.OrderDispenseScreen })),
)
const OrderDispenseStatusScreen = lazy(() =>
  import('#features/dispense/OrderDispenseStatusScreen.tsx').then((module) => ({
    default: module.OrderDispenseStatusScreen,
  })),
)
const OrderHistoryScreen = lazy(() =>
  import('#features/orders/OrderHistoryScreen.tsx').then((module) => ({ default: module.OrderHistoryScreen })),
)
const OrderDetailsScreen = lazy(() =>
  import('#features/orders/OrderDetailsScreen.tsx').then((module) => ({ default: module.OrderDetailsScreen })),
)
const NotFoundScreen = lazy(() => import('./NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })))

export function Screens() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <Navigation>
        <SessionGate path={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path={routes.searchMachine} element={<FindMachineScreen />} />
              <Route path={routes.scanMachine} element={<FindMachineScreen />} />
              <Route path={routes.machine} element={<MachineLinkScreen />} />
              <Route path={routes.products} element={<ProductsScreen />} />
              <Route path={routes.cart} element={<CartScreen />} />
              <Route path={routes.login} element={<LoginScreen />} />
              <Route path={routes.payment} element={<PaymentScreen />} />
              <Route path={routes.cardPaymentSuccess} element={<PaymentResultScreen />} />
              <Route path={routes.cardPaymentFailure} element={<PaymentResultScreen />} />
              <Route path={routes.mealCardPaymentSuccess} element={<PaymentResultScreen />} />
              <Route path={routes.mealCardPaymentFailure} element={<PaymentResultScreen />} />
              <Route path={routes.paymentSuccess} element={<PaymentResultScreen />} />
              <Route path={routes.orderDispense} element={<OrderDispenseScreen />} />
              <Route path={routes.orderDispenseStatus} element={<OrderDispenseStatusScreen />} />
              <Route path={routes.orderHistory} element={<OrderHistoryScreen />} />
              <Route path={routes.orderHistoryDetails} element={<OrderDetailsScreen />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </Suspense>
        </SessionGate>
      </Navigation>
    </Layout>
  )
}
