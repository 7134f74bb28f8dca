/** Every step of paying with every possible interruption on a phone, and many tabs at once. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { World } from '../support/world.ts'
import { judgePaidOnce, offersToPay, payToTheEnd } from './customer.ts'
import { balanceOf, judgeMoney, judgeOrders } from './judge.ts'
import { amount, begins, says, texts } from './texts.ts'
import { chooseMethod, Flaw, type Table, takeSnapshot, type Visit, watch, withPhone } from './visit.ts'

interface Stage extends Visit {
  /** The button that continues from this step. */
  button: RegExp
}

const pay = begins(texts.checkout.pay({ amount }))
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** Ignores a missing button. */
const ignore = () => undefined
const target = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
const atProvider = (page: Page) => page.getByText('Test mode, no money moves').waitFor()

/** Each step starts where the previous one ends. `button` continues from there. */
const steps: { name: string; button: RegExp; reach: (stage: Stage) => Promise<unknown> }[] = [
  {
    name: 'cart',
    button: pay,
    reach: async ({ page }) => {
      await page.goto('/cart')
      await chooseMethod(page, texts.shared.methods.Card)
    },
  },
  {
    name: 'order sent',
    button: begins(texts.checkout.pay({ amount }), texts.checkout.paying),
    reach: async ({ page, context }) => {
      await context.route(/\/orders$/, async (route) => {
        if (route.request().method() === 'POST') await wait(1500)
        await route.continue().catch(() => undefined)
      })
      await press(page, pay)
    },
  },
  { name: 'provider', button: pay, reach: ({ page }) => atProvider(page) },
  {
    name: 'coming back',
    button: /^Continue$/,
    reach: ({ page }) => page.getByRole('button', { name: pay }).click({ noWaitAfter: true }),
  },
  {
    name: 'result',
    button: begins(texts.orderActions.dispense),
    reach: ({ page }) => page.getByText(texts.paymentResult.paid).waitFor(),
  },
]

async function resultUrl(world: World) {
  const [order] = await world.newOrders()
  return `/payu-payment-success?order_id=${order?.id ?? 'ord-none'}`
}

/** Opens a path in a new tab and checks what it says about money. */
async function openAndJudge(context: BrowserContext, world: World, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await wait(1500)
  await judgeMoney((await takeSnapshot(page)).text, world)
  return page
}

/** Each may replace the page to continue with. */
const interruptions: Record<string, (stage: Stage) => Promise<unknown>> = {
  // This interrupts a pending navigation.
  reload: ({ page }) => page.reload().catch(ignore),
  back: ({ page }) => page.goBack().catch(ignore),
  'close and reopen': async (stage) => {
    const { page, context } = stage
    stage.page = await context.newPage()
    await page.close()
    await stage.page.goto('/')
  },
  'second tab': async (stage) => {
    const { page, context, errors, world } = stage
    stage.page = await openAndJudge(context, world, '/payment')
    await payToTheEnd(stage.page, world)
    // The provider's page does not change.
    for await (const { controls, path } of watch(page, errors, 6000))
      if (path.startsWith('/providers') || !controls.some(({ name }) => offersToPay.test(name))) return
    throw new Flaw('M', 'the first tab still offers to pay')
  },
  'double tap': ({ page, button }) => target(page, button).dblclick({ timeout: 2000 }).catch(ignore),
  offline: async ({ page, context, button }) => {
    await context.setOffline(true)
    await target(page, button).click({ timeout: 500 }).catch(ignore)
    await wait(1500)
    await context.setOffline(false)
    // The browser's error page offers nothing to tap.
    if (page.url().startsWith('chrome-error')) await page.goto('/')
  },
  bfcache: async ({ page, world }) => {
    await page.goto(`${world.origin}/icon.svg`).catch(ignore)
    // Playwright waits for a load event that never comes.
    await page.evaluate(() => history.back()).catch(ignore)
    await wait(1000)
  },
  'result by hand': async (stage) => {
    const { page, context, world } = stage
    stage.page = await openAndJudge(context, world, await resultUrl(world))
    await page.close()
    await stage.page.goto('/')
  },
  stranger: async ({ browser, world }) =>
    withPhone(browser, { world, storage: {} }, async ({ context }) => {
      const { text } = await takeSnapshot(await openAndJudge(context, world, await resultUrl(world)))
      if (says(texts.paymentResult.paid, texts.orderActions.dispense).test(text))
        throw new Flaw('T', 'a stranger sees the payment')
    }),
  'result twice': async ({ context, world }) => {
    const path = await resultUrl(world)
    await Promise.all([openAndJudge(context, world, path), openAndJudge(context, world, path)])
  },
}

/** The steps of a payment that the customer approves in another app. The page stays open. */
const stepsByApp: typeof steps = [
  {
    name: 'cart',
    button: pay,
    reach: async ({ page }) => {
      await page.goto('/cart')
      await chooseMethod(page, texts.shared.methods.UPI)
    },
  },
  ...steps.filter(({ name }) => name === 'order sent'),
  {
    name: 'approving',
    button: begins(texts.checkout.inApp.copy),
    reach: ({ page }) => page.getByRole('timer').waitFor(),
  },
  {
    name: 'approved',
    button: begins(texts.orderActions.dispense),
    reach: async ({ page, world }) => {
      await world.approveInApp()
      await page.getByRole('button', { name: begins(texts.orderActions.dispense) }).waitFor()
    },
  },
]

/** Leaves out those of the result page, which a payment in an app doesn't have. */
const interruptionsOfApp = Object.keys(interruptions).filter((name) => !/result|stranger/.test(name))

async function judgeStepByApp(browser: Browser, step: string, interruption: string) {
  const world = new World()
  const storage = await world.storageOf()
  await withPhone(browser, { world, storage }, async (visit) => {
    const stage: Stage = { ...visit, button: /./ }
    for (const { name, button, reach } of stepsByApp) {
      await reach(stage)
      stage.button = button
      if (name === step) break
    }
    // From now on, the customer approves whatever the app asks for.
    const approving = setInterval(() => void world.approveInApp(), 1500)
    try {
      await interruptions[interruption]?.(stage)
      const { page } = stage
      if (page.url() === 'about:blank') await page.goto('/')
      await payToTheEnd(page, world)
      await judgePaidOnce(page, world)
    } finally {
      clearInterval(approving)
    }
  })
}

async function judgeStep(browser: Browser, step: string, interruption: string) {
  const world = new World()
  await withPhone(browser, { world, storage: await world.storageOf() }, async (visit) => {
    const stage: Stage = { ...visit, button: /./ }
    for (const { name, button, reach } of steps) {
      await reach(stage)
      stage.button = button
      if (name === step) break
    }
    const isBetween = step === 'order sent' || step === 'coming back'
    if (!isBetween) await visit.page.getByText(stage.button).first().waitFor()
    await interruptions[interruption]?.(stage)
    const { page } = stage
    if (page.url() === 'about:blank') await page.goto('/')
    await payToTheEnd(page, world)
    await judgePaidOnce(page, world)
  })
}

/** Eight tabs pay one cart by wallet at the same time. */
async function judgeEightTabs(browser: Browser) {
  const world = new World()
  await withPhone(browser, { world, storage: await world.storageOf() }, async ({ context }) => {
    const before = balanceOf(await world.state())
    const pages = await Promise.all(Array.from({ length: 8 }, () => context.newPage()))
    for (const page of pages) {
      await page.goto('/payment')
      await chooseMethod(page, texts.shared.methods.Wallet)
    }
    // The button is gone if another tab was faster.
    await Promise.all(pages.map((page) => press(page, pay).catch(ignore)))
    for (const page of pages) await payToTheEnd(page, world)
    await judgeOrders(world, 1, before)
  })
}

/** Holds fifty calls from ten tabs until all have arrived, then rejects all of them. */
async function judgeFiftyRefused(browser: Browser) {
  const world = new World()
  await withPhone(browser, { world, storage: await world.storageOf() }, async ({ context }) => {
    const held: (() => void)[] = []
    let isOver = false
    await context.route(/\/v1\/(?!sse|auth)/, async (route) => {
      if (isOver || !route.request().headers().authorization) return route.fallback()
      await new Promise<void>((release) => held.push(release))
      return route.fulfill({ status: 401, json: { code: 'AUTH_4010', message: 'Please sign in again.' } })
    })
    const pages = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
    await Promise.all(pages.map((page) => page.goto('/dashboard')))
    for (const until = Date.now() + 20_000; held.length < 50 && Date.now() < until; ) await wait(100)
    if (held.length < 50) throw new Error(`Only ${held.length} calls at once`)
    isOver = true
    for (const release of held) release()
    for (const page of pages) await page.getByText(texts.dashboard.lastOrder).waitFor()
    const { refreshTokens } = (await world.state()).calls
    if (refreshTokens !== 1) throw new Flaw('M', `${refreshTokens} refreshes for ${held.length} calls`)
  })
}

export const paying: Table = {
  title: 'paying',
  rows: steps.map(({ name }) => name),
  columns: Object.keys(interruptions),
  judge: judgeStep,
}
export const payingByApp: Table = {
  title: 'paying in an app',
  rows: stepsByApp.map(({ name }) => name),
  columns: interruptionsOfApp,
  judge: judgeStepByApp,
}
const many: Record<string, (browser: Browser) => Promise<void>> = {
  '8 tabs pay one cart': judgeEightTabs,
  '50 calls refused at once': judgeFiftyRefused,
}
export const manyAtOnce: Table = {
  title: 'many at once',
  rows: Object.keys(many),
  columns: ['once'],
  judge: async (browser, row) => many[row]?.(browser),
}
