/** A customer who goes on with whatever the screen offers, until the cart is paid. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { judgeMoney, paidStatuses } from './judge.ts'
import { brief, Flaw, hasCart, judgeAlive, nothing, see } from './visit.ts'
import type { World } from './world.ts'

/** What is tapped, the first of these that there is. */
const wishes = [
  /^Continue paying/,
  /^Pay (₹|again)/,
  /^Proceed to pay/,
  /^(Check|Try) again|^Retry/,
  /^(Close|Back to cart|To the start)/,
  /View cart/,
]
const arrived = /Payment received|Dispense now|Dispensing your order|All yours/
const isPayment = (name: string) => /^(Pay ₹|Continue paying)/.test(name)

const isPaid = async (world: World) => (await world.newOrders()).some(({ status }) => paidStatuses.includes(status))

/** Throws a Flaw where the way ends before, or leads to a second payment. */
export async function payToTheEnd(page: Page, world: World, stop = /(?!)/) {
  let sight = nothing
  let invitedSince = 0
  for (const until = Date.now() + 40_000; Date.now() < until; await wait(300)) {
    sight = await see(page)
    judgeAlive(sight, [])
    await judgeMoney(sight.text, world)
    if (arrived.test(sight.text) || stop.test(sight.text)) return sight
    const [way] = wishes.flatMap((wish) => sight.ways.filter(({ name }) => wish.test(name)).slice(0, 1))
    const isProvider = /Test mode, no money moves/.test(sight.text)
    if (!way) {
      if (isProvider) await page.goto('/')
      continue
    }
    if (isPayment(way.name) && (await isPaid(world))) {
      // The provider's page is not the app's; the app itself may take a moment to hear of it.
      if (isProvider) await page.goto('/')
      else invitedSince ||= Date.now()
      if (invitedSince && Date.now() - invitedSince > 6000) throw new Flaw('M', `offers “${way.name}” for what is paid`)
      continue
    }
    await page
      .locator(`[data-way="${way.index}"]`)
      .click({ timeout: 1000 })
      .catch(() => undefined)
  }
  throw new Flaw('W', `can not be paid, ends at ${sight.path}: ${brief(sight)}`)
}

/** One order and one charge, and what was bought is out of the cart. */
export async function judgePaidOnce(page: Page, world: World) {
  const orders = (await world.newOrders()).filter(({ status }) => status !== 'Cancelled')
  if (orders.length !== 1) throw new Flaw('M', `${orders.length} orders instead of one`)
  for (const until = Date.now() + 5000; Date.now() < until; await wait(200)) if (!hasCart(await see(page))) return
  throw new Flaw('C', 'what was bought stays in the cart')
}
