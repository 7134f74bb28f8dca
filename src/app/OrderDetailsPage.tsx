import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { OrderDetailsScreen } from '#features/orders/OrderDetailsScreen.tsx'

/** An order's details with its actions; features know nothing of each other. */
export const OrderDetailsPage = () => <OrderDetailsScreen Actions={OrderActions} />
