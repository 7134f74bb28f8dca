/** The phone's clock is set back or ahead while the app waits. Waits must run on, and no wrong wait may show. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { movableClock, moveClock } from '../support/movable-clock.ts'
import { World } from '../support/world.ts'
import { arrived, judgePaidOnce, payToTheEnd } from './customer.ts'
import { judgeMoney } from './judge.ts'
import { typePhone } from './scenes.ts'
import { amount, any, begins, says, texts } from './texts.ts'
import {
  brief,
  chooseMethod,
  emptySnapshot,
  Flaw,
  type Table,
  takeSnapshot,
  type Visit,
  watch,
  withPhone,
} from './visit.ts'

const hour = 60 * 60_000
const moves: Record<string, number> = { '5 h back': -5 * hour, '1 h ahead': hour }

interface Moment extends Visit {
  /** Moves the clock. */
  move: () => Promise<void>
}

function judgeWait(text: string, most: number) {
  for (const [shown, seconds] of text.matchAll(/\bin ([\d,.]+) s\b/g))
    if (Number(seconds?.replaceAll(',', '')) > most) throw new Flaw('T', `says “${shown}” for a wait of ${most} s`)
}

/** Expects the button after `seconds` from now on, neither earlier nor much later, and taps it. */
async function judgeCountdown({ page, errors }: Visit, seconds: number, label: RegExp) {
  const started = performance.now()
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, (seconds + 5) * 1000)) {
    last = snapshot
    judgeWait(snapshot.text, seconds)
    if (!snapshot.controls.some(({ name }) => label.test(name))) continue
    const waited = (performance.now() - started) / 1000
    if (waited < seconds - 2) throw new Flaw('T', `the wait of ${seconds} s was over after ${waited.toFixed(1)} s`)
    return page.getByRole('button', { name: label }).click()
  }
  throw new Flaw('W', `the wait of ${seconds} s does not end: ${brief(last)}`)
}

/** Expects the text within some seconds, and no text of `not` before. */
async function judgeText({ page, errors, world }: Visit, seconds: number, text: RegExp, not = /(?!)/) {
  let last = emptySnapshot
  for await (const snapshot of watch(page, errors, seconds * 1000)) {
    last = snapshot
    judgeWait(snapshot.text, 30)
    await judgeMoney(snapshot.text, world)
    const wrong = not.exec(snapshot.text)
    if (wrong) throw new Flaw('T', `says “${wrong[0]}” too early`)
    if (text.test(snapshot.text)) return
  }
  throw new Flaw('W', `does not arrive at ${text}: ${brief(last)}`)
}

const retryIn = says(texts.errors.tryAgainIn({ seconds: any }))
const refusal = (seconds: number) => ({
  status: 503,
  headers: { 'retry-after': String(seconds) },
  json: { code: 'SERVER_5030', message: 'Please come back later.' },
})
const pay = begins(texts.checkout.pay({ amount }))
const isSilent = says(texts.endings.silent.title)

/** An order that the machine dispenses right now, for four seconds. */
async function dispensing({ page, world, move }: Moment) {
  const id = await world.paidOrder()
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  await page.goto(`/order-dispense-status?order_id=${id}`)
  await page.getByText(says(texts.endings.dispensing.title({ cups: 'none' }))).waitFor()
  await move()
}

const moments: Record<string, { scenario?: string; as?: 'guest'; judge: (moment: Moment) => Promise<void> }> = {
  'Retry-After': {
    judge: async (moment) => {
      const { page, context, move } = moment
      let refused = 0
      await context.route(/\/v1\/order-transactions/, (route) =>
        refused++ === 0 ? route.fulfill(refusal(6)) : route.fallback(),
      )
      await page.goto('/order-history?view=payments')
      await page.getByRole('button', { name: retryIn }).waitFor()
      await move()
      await judgeCountdown(moment, 6, begins(texts.shell.tryAgain))
      await judgeText(moment, 5, says(texts.lists.payments.shown({ count: any })))
    },
  },
  'next code': {
    as: 'guest',
    judge: async (moment) => {
      const { page, context, world, move } = moment
      await context.route('**/v1/auth/get-otp', async (route) => {
        const response = await world.fetch(route)
        const body = await response.json()
        await route.fulfill({ response, json: { ...body, data: { ...body.data, resend_after: 6 } } })
      })
      await page.goto('/login')
      await typePhone(page)
      await page.getByText(says(texts.signIn.resendIn({ seconds: any }))).waitFor()
      await move()
      await judgeCountdown(moment, 6, begins(texts.signIn.resend))
    },
  },
  paying: {
    judge: async (moment) => {
      const { page, context, world, errors, move } = moment
      let refused = 0
      await context.route(/\/orders$/, (route) =>
        route.request().method() === 'POST' && refused++ === 0 ? route.fulfill(refusal(4)) : route.fallback(),
      )
      await page.goto('/payment')
      await chooseMethod(page, texts.shared.methods.Wallet)
      await page.getByRole('button', { name: pay }).click()
      await page.getByRole('button', { name: retryIn }).waitFor()
      await move()
      for await (const { text, controls } of watch(page, errors, 10_000)) {
        judgeWait(text, 4)
        if (controls.some(({ name }) => pay.test(name))) break
      }
      await payToTheEnd(page, world)
      await judgePaidOnce(page, world)
    },
  },
  confirming: {
    scenario: 'late',
    judge: async (moment) => {
      const { page, world, move } = moment
      await page.goto('/payment')
      await chooseMethod(page, texts.shared.methods.Card)
      await page.getByRole('button', { name: pay }).click()
      await page.getByText('Test mode, no money moves').waitFor()
      await page.getByRole('button', { name: pay }).click()
      await page.getByText(texts.shared.paymentConfirming).first().waitFor()
      await move()
      // The order is polled a few times.
      await wait(3000)
      const { text } = await takeSnapshot(page)
      if (text.includes(texts.paymentResult.stillWaitingHint)) throw new Flaw('T', 'says after 3 s that it takes long')
      await world.advance(31_000)
      await judgeText(moment, 10, arrived)
      await judgePaidOnce(page, world)
    },
  },
  dispensing: {
    judge: async (moment) => {
      await dispensing(moment)
      await judgeText(moment, 15, says(texts.endings.dispensed.title), isSilent)
    },
  },
  'silent machine': {
    scenario: 'goes-offline',
    judge: async (moment) => {
      await dispensing(moment)
      const started = performance.now()
      await judgeText(moment, 30, isSilent)
      const waited = Math.round((performance.now() - started) / 1000)
      // Ten seconds of silence after the first unit.
      if (waited < 8) throw new Flaw('T', `calls the machine silent after ${waited} s`)
    },
  },
}

export const clock: Table = {
  title: 'clock',
  rows: Object.keys(moments),
  columns: Object.keys(moves),
  judge: async (browser: Browser, row, column) => {
    const moment = moments[row]
    const world = new World(moment?.scenario)
    const storage = await world.storageOf(moment?.as)
    await withPhone(browser, { world, storage, init: movableClock }, (visit) =>
      Promise.resolve(moment?.judge({ ...visit, move: () => moveClock(visit.context, moves[column] ?? 0) })),
    )
  },
}
