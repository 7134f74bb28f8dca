/** The dispense screens with the order's actions, composed here because features don't import each other. */
import { OrderAtMachine } from '#features/dispense/OrderAtMachine.tsx'
import { RateOrder } from '#features/order-actions/RateOrder.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { Actions, PartlyDispensedActions } from './order-parts.tsx'

const parts = { Actions, Rating: RateOrder, PartlyDispensedActions }

export const OrderDispensePage = () => <OrderAtMachine title={texts.dispense.readyScreen} {...parts} />

export const OrderDispenseStatusPage = () => <OrderAtMachine title={texts.dispense.statusScreen} {...parts} />

/** The part of a payment result that shows a paid order. */
export const PaidOrder = (order: { orderId: string; title: string }) => <OrderAtMachine {...order} {...parts} />
