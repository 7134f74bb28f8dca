import { moneyState, type Order } from '#domain/order/order-state.ts'

/** The newest paid order that is not the active one. Pure. */
export const lastOrder = (newest: readonly Order[], activeId: string | undefined): Order | undefined =>
  newest.find((order) => order.id !== activeId && !order.is_deleted && moneyState(order) === 'paid')
