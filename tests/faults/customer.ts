/** A customer who goes on with whatever the screen offers, until the cart is paid. */
import type { Page } from '@playwright/test'
import type { World } from '../support/world.ts'
import { judgeMoney, paidStatuses } from './judge.ts'
import { brief, Flaw, hasCart, nothing, tap, watch } from './visit.ts'

/** What is tapped, the first of these that there is. */
const wishes = [
  /^Continue paying/,
  /^Pay (₹|again)/,
  /^(Check|Try) again|^Retry|^Load the app/,
  /^(Close|Back to cart|Go home)/,
  /View cart/,
]
const arrived = /Payment received|Dispense now|Dispensing your order|All yours/
const isPayment = (name: string) => /^(Pay ₹|Continue paying)/.test(name)

const isPaid = async (world: World) => (await world.newOrders()).some(({ status }) => paidStatuses.includes(status))

/** Throws a Flaw where the way ends before, or leads to a second payment. */
export async function payToTheEnd(page: Page, world: World, stop = /(?!)/) {
  let last = nothing
  let invitedSince = 0
  for await (const sight of watch(page, [], 40_000)) {
    last = sight
    await judgeMoney(sight.text, world)
    if (arrived.test(sight.text) || stop.test(sight.text)) return
    const way = wishes.map((wish) => sight.ways.find(({ name }) => wish.test(name))).find((each) => each)
    const isProvider = /Test mode, no money moves/.test(sight.text)
    if (!way || !isPayment(way.name) || !(await isPaid(world))) {
      if (way) await tap(page, way)
      continue
    }
    // The provider's page is not the app's; the app itself may take a moment to hear of it.
    if (isProvider) await page.goto('/')
    else invitedSince ||= Date.now()
    if (invitedSince && Date.now() - invitedSince > 6000) throw new Flaw('M', `offers “${way.name}” for what is paid`)
  }
  throw new Flaw('W', `can not be paid, ends at ${last.path}: ${brief(last)}`)
}

/** One order and one charge, and what was bought is out of the cart. */
export async function judgePaidOnce(page: Page, world: World) {
  const orders = (await world.newOrders()).filter(({ status }) => status !== 'Cancelled')
  if (orders.length !== 1) throw new Flaw('M', `${orders.length} orders instead of one`)
  for await (const sight of watch(page, [], 5000)) if (!hasCart(sight)) return
  throw new Flaw('C', 'what was bought stays in the cart')
}
