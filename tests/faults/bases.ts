/**
 * A second backend: the account's token names another API base. A payment and a session belong to the base that they
 * started at, and no call about them may go to the other one.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Request } from '@playwright/test'
import { World } from '../support/world.ts'
import { offersToPay, payToTheEnd } from './customer.ts'
import { paidStatuses, saysFree, saysPaid } from './judge.ts'
import { typeCode } from './scenes.ts'
import { amount, begins, texts } from './texts.ts'
import { brief, chooseMethod, emptySnapshot, Flaw, type Table, tap, type Visit, watch, withPhone } from './visit.ts'

/** Another path of the app's own origin, which every installation allows. */
const base = '/other'

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

interface Backend {
  world: World
  /** Its access token as the app has it, with the claim `baseUrl`. */
  token: string
  calls: Request[]
}

/** A world with its own state behind the second base. The first backend's sign-in leads to its customer. */
async function startBackend(context: BrowserContext, origin: string): Promise<Backend> {
  const world = new World()
  await world.signIn()
  const real = world.tokens?.accessToken ?? ''
  const claims = { sub: world.userId, is_guest_user: false, baseUrl: origin + base }
  const token = `${part({ alg: 'HS256' })}.${part(claims)}.signature`
  const calls: Request[] = []
  await context.route('**/v1/auth/access-token', (route) =>
    route.fulfill({ json: { code: '200', data: { ...world.tokens, accessToken: token } } }),
  )
  await context.route(`${origin}${base}/**`, (route) => {
    const request = route.request()
    calls.push(request)
    const { pathname, search } = new URL(request.url())
    const headers: Record<string, string> = { ...request.headers(), 'x-mock-world': world.name }
    if (headers.authorization === `Bearer ${token}`) headers.authorization = `Bearer ${real}`
    return route.continue({ url: origin + pathname.slice(base.length) + search, headers })
  })
  return { world, token, calls }
}

interface Started {
  customer: string
  refreshToken: string
  key: string
  orderId: string | undefined
}

/** No call about the guest's payment or session may reach the second backend, nor any call with its tokens. */
function judgeCalls({ calls }: Backend, { customer, refreshToken, key, orderId }: Started) {
  for (const request of calls) {
    const { pathname } = new URL(request.url())
    const sent = `${pathname} ${request.postData() ?? ''} ${Object.values(request.headers()).join(' ')}`
    const secret = [customer, refreshToken, key, orderId].find((each) => each && sent.includes(each))
    if (secret) throw new Flaw('M', `${request.method()} ${pathname} asks the other backend about ${secret}`)
  }
}

const ask = begins(texts.checkout.checkAgain, texts.checkout.close)

/** The customer keeps asking about the payment until the text shows. */
async function askUntil(
  { page, errors }: Visit,
  isDone: (text: string) => boolean | Promise<boolean>,
  seconds: number,
) {
  let last = emptySnapshot
  let tappedAt = 0
  for await (const snapshot of watch(page, errors, seconds * 1000)) {
    last = snapshot
    if (await isDone(snapshot.text)) return snapshot
    const control = snapshot.controls.find(({ name }) => ask.test(name))
    if (control && performance.now() - tappedAt > 1000 && (await tap(page, control))) tappedAt = performance.now()
  }
  throw new Flaw('W', `stuck at ${last.path}: ${brief(last)}`)
}

const pay = begins(texts.checkout.pay({ amount }))

async function payByCard({ page }: Visit) {
  await page.goto('/payment')
  await chooseMethod(page, texts.shared.methods.Card)
  await page.getByRole('button', { name: pay }).click()
}

const payAtProvider = async ({ page }: Visit) => {
  await page.getByText('Test mode, no money moves').waitFor()
  await page.getByRole('button', { name: pay }).click()
  await page.getByText(texts.shared.paymentConfirming).first().waitFor()
}

/** Signs in to the account whose token names the other base. Returns what belongs to the guest's payment. */
async function signInElsewhere({ page, world }: Visit): Promise<Started> {
  const stored = await page.evaluate(() => ({ ...localStorage }))
  const { idempotencyKey, orderId } = JSON.parse(stored.checkoutAttempt ?? '{}')
  await page.goto('/login?next=%2Fpayment')
  await typeCode(page)
  await page.waitForURL('**/payment')
  return { customer: world.userId, refreshToken: stored.refreshToken ?? '', key: idempotencyKey, orderId }
}

/** The customer has paid, and the provider's confirmation is late. */
async function judgeLate(visit: Visit, backend: Backend, age: number) {
  const { page, world, errors } = visit
  await payByCard(visit)
  await payAtProvider(visit)
  const started = await signInElsewhere(visit)
  for await (const snapshot of watch(page, errors, 5000)) {
    const free = saysFree.exec(snapshot.text)
    if (free) throw new Flaw('T', `says “${free[0]}”, but the provider has the money`)
    const control = snapshot.controls.find(({ name }) => offersToPay.test(name))
    if (control) throw new Flaw('M', `offers “${control.name}” while the payment is being confirmed`)
    const again = snapshot.controls.find(({ name }) => ask.test(name))
    if (again) await tap(page, again)
    await wait(500)
    judgeCalls(backend, started)
  }
  await world.advance(age)
  await askUntil(visit, (text) => saysPaid.test(text), 15)
  judgeCalls(backend, started)
}

/** The guest's order was created, but no response came back. */
async function judgeLost(visit: Visit, backend: Backend) {
  const { page, context, world } = visit
  let isCut = true
  await context.route(/\/(orders|unblock)$/, async (route) => {
    if (!isCut || route.request().method() === 'GET') return route.fallback()
    if (route.request().method() === 'POST') await world.fetch(route)
    return route.abort('connectionreset')
  })
  await payByCard(visit)
  await page.getByText(texts.checkout.unfinishedTitle).waitFor()
  const started = await signInElsewhere(visit)
  isCut = false
  const isSettled = async () => {
    judgeCalls(backend, started)
    const orders = await world.newOrders()
    return orders.length === 1 && orders.every(({ status }) => status === 'Cancelled')
  }
  await askUntil(visit, isSettled, 15)
  // Now the account may pay at its own backend.
  await page.goto('/payment')
  await chooseMethod(page, texts.shared.methods.Wallet)
  await payToTheEnd(page, backend.world)
  judgeCalls(backend, started)
}

/** The account signs out: its session ends at the backend that started it, which alone may see its token. */
async function judgeSignOut(visit: Visit, { token, calls }: Backend) {
  const { page, context } = visit
  const leaks: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isLeak = !pathname.startsWith(base) && request.headers().authorization === `Bearer ${token}`
    if (isLeak) leaks.push(pathname)
  })
  await page.goto('/login?next=%2Faccount')
  await typeCode(page)
  await page.getByRole('button', { name: texts.account.signOut }).click()
  await page.getByText(texts.account.guestTitle).waitFor()
  for await (const _ of watch(page, [], 8000)) {
    if (leaks.length > 0) throw new Flaw('M', `the account's token was sent to the first backend: ${leaks[0]}`)
    if (calls.some((call) => call.url().endsWith('/auth/log-out'))) return
  }
  throw new Flaw('T', 'the session was not ended at its own backend')
}

const stories: Record<string, { scenario?: string; judge: (visit: Visit, backend: Backend) => Promise<void> }> = {
  'confirmation late': { scenario: 'late', judge: (visit, backend) => judgeLate(visit, backend, 31_000) },
  // Access tokens last ten minutes, so the guest's session has to be renewed.
  'confirmed much later': { scenario: 'late', judge: (visit, backend) => judgeLate(visit, backend, 700_000) },
  'response lost': { judge: judgeLost },
  'signing out': { judge: judgeSignOut },
}

/** Exactly one order, at one of the backends. */
async function judgeOneOrder(worlds: World[]) {
  const orders = (await Promise.all(worlds.map((world) => world.newOrders()))).flat()
  const made = orders.filter(({ status }) => status !== 'Cancelled')
  if (made.length !== 1) throw new Flaw('M', `${made.length} orders instead of one`)
  if (!made.some(({ status }) => paidStatuses.includes(status))) throw new Flaw('M', 'the order is not paid')
}

async function judgeStory(browser: Browser, row: string) {
  const story = stories[row]
  const world = new World(story?.scenario)
  const storage = await world.storageOf('guest')
  await withPhone(browser, { world, storage }, async (visit) => {
    const backend = await startBackend(visit.context, world.origin)
    await story?.judge(visit, backend)
    if (row !== 'signing out') await judgeOneOrder([world, backend.world])
  })
}

export const secondBase: Table = {
  title: 'second API base',
  rows: Object.keys(stories),
  columns: ['another path'],
  judge: judgeStory,
}
