/** The server refuses the cart again and again. The app says it once, doesn't ask again, and lets the customer act. */
import type { Browser, Page } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import { World } from '../support/world.ts'
import { judgeMoney } from './judge.ts'
import { amount, any, begins, texts } from './texts.ts'
import {
  brief,
  chooseMethod,
  emptySnapshot,
  Flaw,
  isWaiting,
  type Table,
  tap,
  type Visit,
  watch,
  withPhone,
} from './visit.ts'

declare global {
  var toasts: string[] | undefined
}

/** Init script: collects every toast that shows. */
function collectToasts() {
  globalThis.toasts = []
  // An element that is added with its parent, and moved, is one toast.
  const seen = new WeakSet<Element>()
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        for (const toast of [node, ...node.querySelectorAll('*')])
          if (toast.matches('.mantine-Notification-description') && !seen.has(toast)) {
            seen.add(toast)
            globalThis.toasts?.push(toast.textContent ?? '')
          }
  }).observe(document, { childList: true, subtree: true })
}

/** The most calls in 30 seconds, whatever the server says. */
const budget: Partial<Record<OperationId, number>> = { validateCart: 6, getMachineProducts: 3 }

type Calls = Record<string, number>

/** `before`: the calls that prepared the world. */
async function judgeBudget({ page, world }: Visit, before: Calls) {
  const { calls } = await world.state()
  for (const [operationId, most] of Object.entries(budget)) {
    const count = (calls[operationId] ?? 0) - (before[operationId] ?? 0)
    if (count > most) throw new Flaw('L', `${count} calls of ${operationId} instead of at most ${most}`)
  }
  const toasts = (await page.evaluate(() => globalThis.toasts)) ?? []
  if (toasts.length > 1) throw new Flaw('L', `${toasts.length} toasts instead of one: ${toasts[0]}`)
}

const pay = begins(texts.checkout.pay({ amount }))
const acts = [
  begins(texts.shared.tryAgain, texts.shared.checkAgain, texts.checkout.seeNewPrice, texts.checkout.close),
  begins(texts.checkout.toCart, texts.checkout.payWithoutOffer),
  begins(texts.cart.more({ name: any })),
  begins(texts.cart.less({ name: any })),
]

/** Once the server accepts the cart again, the customer's next step leads to the pay button. */
async function judgeNextStep({ page, errors, world }: Visit) {
  let last = emptySnapshot
  let tappedAt = 0
  for await (const snapshot of watch(page, errors, 15_000)) {
    last = snapshot
    await judgeMoney(snapshot.text, world)
    const isAsking = (await page.getByRole('dialog').count()) > 0
    if (!isAsking && snapshot.controls.some(({ name }) => pay.test(name))) return
    const control = acts.map((act) => snapshot.controls.find(({ name }) => act.test(name))).find((each) => each)
    if (control && performance.now() - tappedAt > 2500 && (await tap(page, control))) tappedAt = performance.now()
  }
  throw new Flaw('W', `nothing leads back to paying: ${brief(last)}`)
}

const openPayment = async (page: Page) => {
  await page.goto('/payment')
  await chooseMethod(page, texts.shared.methods.Wallet)
}

/** Opens the screen that the server refuses. */
const places: Record<string, (page: Page, world: World, code: string) => Promise<unknown>> = {
  cart: async (page, world, code) => {
    await world.force('validateCart', 400, 10_000, code)
    await page.goto('/payment')
    await page.locator('.mantine-Notification-description').first().waitFor()
  },
  order: async (page, world, code) => {
    await openPayment(page)
    await world.force('createOrder', 400, 10_000, code)
    await page.getByRole('button', { name: pay }).click()
    await page.getByRole('dialog').waitFor()
  },
}

/** A second toast would show three seconds after the first. */
const watched = 5000

async function judgeRefusal(browser: Browser, code: string, place: string) {
  const world = new World()
  const storage = await world.storageOf()
  const { calls } = await world.state()
  await withPhone(browser, { world, storage, init: collectToasts }, async (visit) => {
    const { page, errors } = visit
    await places[place]?.(page, world, code)
    let last = emptySnapshot
    for await (const snapshot of watch(page, errors, watched)) {
      last = snapshot
      await judgeMoney(snapshot.text, world)
    }
    if (isWaiting(last)) throw new Flaw('B', `an empty or loading screen: ${brief(last)}`)
    await judgeBudget(visit, calls)
    await world.stopForcing()
    await judgeNextStep(visit)
  })
}

export const refusedCart: Table = {
  title: 'refused cart',
  rows: ['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004'],
  columns: Object.keys(places),
  judge: judgeRefusal,
}
