import { type Route, routes } from '#shared/paths.ts'
import type { World } from './world.ts'

/** Makes the order, and changes the phone's records accordingly. Returns the order's id. */
type Prepare = (world: World, storage: Record<string, string>) => Promise<string>

const paid: Prepare = async (world, storage) => {
  storage.cartList = ''
  return world.paidOrder()
}

const dispensing: Prepare = async (world, storage) => {
  const id = await paid(world, storage)
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  return id
}

/** Screens of an order, and what makes the order that each of them shows. */
export const orderScreens: Partial<Record<Route, Prepare>> = {
  [routes.orderDispense]: paid,
  [routes.orderDispenseStatus]: dispensing,
  [routes.paymentSuccess]: paid,
  [routes.cardPaymentSuccess]: paid,
  [routes.cardPaymentFailure]: paid,
  [routes.mealCardPaymentSuccess]: paid,
  [routes.mealCardPaymentFailure]: paid,
}
