import { RateOrder } from '#features/order-actions/RateOrder.tsx'
import { OrderDetailsScreen } from '#features/orders/OrderDetailsScreen.tsx'
import { Actions, Refund } from './order-parts.tsx'

/** Order details with the order's actions, composed here because features don't import each other. */
export const OrderDetailsPage = () => <OrderDetailsScreen Actions={Actions} Rating={RateOrder} Refund={Refund} />
