import { OrderActions } from '#features/order-actions/OrderActions.tsx'
import { OrderDetailsScreen } from '#features/orders/OrderDetailsScreen.tsx'

/** Order details with the order's actions, composed here because features don't import each other. */
export const OrderDetailsPage = () => <OrderDetailsScreen Actions={OrderActions} />
