/** Orders that a shop must not take, whatever the body says of itself: too many, offline, unpaid for, one too much. */
import type { Sent } from '../target/exchange.ts'
import { dataOf } from '../target/facts.ts'
import { lineOf, orderBody, type Scope } from '../target/scope.ts'
import { signInCustomer } from '../target/sign-in.ts'
import { createOrder, orderCalls } from './order-calls.ts'
import { expectCode, expectStatus, minor, type Probe } from './probe.ts'

/** More than the machine says it dispenses at a time. */
async function aboveLimit(scope: Scope) {
  const { facts, exchange } = scope
  const { max_order_quantity: most } = dataOf(
    await exchange('getMachineProducts', { path: { machineId: facts.machineId } }),
  )
  const [product] = facts.products
  const quantity = Number(most) + 1
  if (!product || !(quantity <= Math.min(100, product.left))) return
  const total_amount = (minor(product.price) * quantity) / 100
  const body = { products: [lineOf(scope, quantity)], total_amount, net_payable_amount: total_amount }
  const why = `${quantity} of at most ${most}`
  expectStatus(scope, 'order-refused:above the limit', await createOrder(scope, body), [400], why)
}

/** A wallet with less in it than the order costs. */
async function emptyWallet(scope: Scope) {
  const { access, exchange, pass } = scope
  const poor = access.newPhone && (await signInCustomer(exchange, access.newPhone(), pass))
  if (!poor) return
  const own: Scope = { ...scope, token: () => poor.token, facts: { ...scope.facts, userId: poor.userId } }
  const { balance } = dataOf(await exchange('getWalletBalance', { token: poor.token, path: { userId: poor.userId } }))
  if (minor(balance) >= minor(orderBody(own).net_payable_amount)) return
  const sent = await createOrder(own, { payment_method: 'Wallet' })
  expectStatus(scope, 'order-refused:an empty wallet', sent, [400], `the wallet holds ${balance}`)
}

/** Asks while the machine is offline; such a machine takes no order and starts none. */
async function whileOffline({ switches, facts }: Scope, ask: () => Promise<Sent>): Promise<Sent | undefined> {
  if (!switches) return undefined
  await switches.switchMachine(facts.machineId, 'offline')
  const sent = await ask()
  await switches.switchMachine(facts.machineId, 'online')
  return sent
}

/** What a paid order that waits does not allow: a second one, the machine offline, another user’s hands, another machine’s path. */
async function whileOneWaits(scope: Scope) {
  const { facts, guest, exchange } = scope
  const made = await createOrder(scope, { payment_method: 'Wallet' })
  if (made.status !== 200) return
  const orderId = String(dataOf(made).order_id)
  const order = orderCalls(scope, orderId)
  const second = await createOrder(scope, { payment_method: 'Wallet' })
  expectStatus(scope, 'order-refused:another one waits', second, [400], 'another order waits to be dispensed')
  if (facts.offlineMachineId) {
    const path = { userId: facts.userId, machineId: facts.offlineMachineId, orderId }
    const elsewhere = await exchange('getOrder', { token: scope.token(), path })
    expectStatus(scope, 'unknown-refused', elsewhere, [404, 403], 'the order is not of this machine', '/path/machineId')
  }
  if (guest)
    for (const id of ['getOrder', 'getReceipt', 'dispenseOrder', 'unblockOrder']) {
      const path = { userId: guest.userId, machineId: facts.machineId, orderId }
      const foreign = await exchange(id, { token: guest.token, path })
      expectStatus(scope, 'foreign-refused', foreign, [403, 404], 'the order is another user’s', '/path/orderId')
    }
  const started = await whileOffline(scope, order.dispense)
  if (started) {
    expectStatus(scope, 'offline-not-dispensed', started, [409], 'the machine is offline')
    expectCode(scope, 'offline-not-dispensed', started, 'ORDER_4092', 'the machine is offline')
  }
  await order.unblock()
  const refund = await exchange('createRefund', { token: scope.token(), body: { order_id: orderId, mode: 'wallet' } })
  if (refund.status === 200)
    expectStatus(scope, 'refunded-not-dispensed', await order.dispense(), [409], 'its money was given back')
}

export const orderRefusals: Probe = {
  name: 'orders that must not be',
  writes: true,
  run: async (scope) => {
    await aboveLimit(scope)
    await emptyWallet(scope)
    const offline = await whileOffline(scope, () => createOrder(scope))
    if (offline) expectStatus(scope, 'order-refused:an offline machine', offline, [400], 'the machine is offline')
    if (scope.customer) await whileOneWaits(scope)
  },
}
