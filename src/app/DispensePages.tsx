/** The dispense screens with the actions of an order; features know nothing of each other. */
import { OrderDispenseScreen, OrderDispenseStatusScreen } from '#features/dispense/DispenseScreens.tsx'
import { OrderActions } from '#features/order-actions/OrderActions.tsx'

export const OrderDispensePage = () => <OrderDispenseScreen Actions={OrderActions} />

export const OrderDispenseStatusPage = () => <OrderDispenseStatusScreen Actions={OrderActions} />
