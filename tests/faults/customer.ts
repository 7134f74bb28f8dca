/** A customer who follows whatever the screen offers until the cart is paid. */
import type { Page } from '@playwright/test'
import type { World } from '../support/world.ts'
import { judgeMoney, paidStatuses } from './judge.ts'
import { amount, begins, says, texts } from './texts.ts'
import { brief, emptySnapshot, Flaw, hasCart, tap, watch } from './visit.ts'

/** The controls to tap, in order of preference. */
const preferred = [
  begins(texts.shared.continuePaying),
  begins(texts.checkout.pay({ amount }), texts.paymentResult.payAgain),
  begins(texts.shared.checkAgain, texts.shared.tryAgain, texts.shell.retry, texts.shell.reload),
  begins(texts.checkout.close, texts.shared.backToCart, texts.shell.goHome),
  says(texts.cart.toCart),
]
export const arrived = says(
  ...[texts.paymentResult.paid, texts.orderActions.dispense, texts.endings.dispensed.title],
  texts.endings.dispensing.title({ cups: 'none' }),
)
/** The payment provider's page has the same button. */
export const offersToPay = begins(texts.checkout.pay({ amount }), texts.shared.continuePaying)

const isPaid = async (world: World) => (await world.newOrders()).some(({ status }) => paidStatuses.includes(status))

/** Throws a Flaw if the customer gets stuck or is offered a second payment. */
export async function payToTheEnd(page: Page, world: World, stop = /(?!)/) {
  let last = emptySnapshot
  let invitedSince = 0
  for await (const snapshot of watch(page, [], 40_000)) {
    last = snapshot
    await judgeMoney(snapshot.text, world)
    if (arrived.test(snapshot.text) || stop.test(snapshot.text)) return
    const control = preferred
      .map((label) => snapshot.controls.find(({ name }) => label.test(name)))
      .find((each) => each)
    const isProvider = /Test mode, no money moves/.test(snapshot.text)
    if (!control || !offersToPay.test(control.name) || !(await isPaid(world))) {
      if (control) await tap(page, control)
      continue
    }
    // The provider's page is not part of the app, and the app may notice the payment a moment later.
    if (isProvider) await page.goto('/')
    else invitedSince ||= Date.now()
    if (invitedSince && Date.now() - invitedSince > 6000)
      throw new Flaw('M', `offers “${control.name}” for a paid order`)
  }
  throw new Flaw('W', `the cart can't be paid, stuck at ${last.path}: ${brief(last)}`)
}

/** Expects exactly one order and an empty cart. */
export async function judgePaidOnce(page: Page, world: World) {
  const orders = (await world.newOrders()).filter(({ status }) => status !== 'Cancelled')
  if (orders.length !== 1) throw new Flaw('M', `${orders.length} orders instead of one`)
  for await (const snapshot of watch(page, [], 5000)) if (!hasCart(snapshot)) return
  throw new Flaw('C', 'the paid products stay in the cart')
}
