/** The mock's pages for developers: the console forces, the app shows it; the reference is searched; nobody is shut out. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ports } from './support/ports.ts'
import { arriveAtPayment, atMachine, expect, payAtProvider, test, type World } from './support/test.ts'

const mock = `http://localhost:${ports.mock}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page) => page.getByRole('status')
const requests = (page: Page) => page.getByRole('region', { name: /Last 50 requests/ })

/** The console beside the app, in the app's world. */
async function openConsole(page: Page, world: World) {
  const desk = await page.context().newPage()
  await desk.goto(`${mock}/console?world=${world.name}`)
  await expect(desk.getByRole('definition').filter({ hasText: world.name })).toBeVisible()
  return desk
}

async function force(desk: Page, operationId: string, what: RegExp, latency?: string) {
  await desk.getByLabel('Operation').selectOption(operationId)
  const option = desk.getByLabel('Effect').locator('option').filter({ hasText: what })
  await desk.getByLabel('Effect').selectOption(await option.innerText())
  if (latency) await desk.getByLabel('Delay in ms').fill(latency)
  await press(desk, 'Force it')
  await expect(said(desk)).toHaveText(`Forced on ${operationId}.`)
}

test('a forced error shows in the app once', async ({ page, world }) => {
  await arriveAtPayment(page)
  const desk = await openConsole(page, world)
  await force(desk, 'createOrder', /^400 PAY_1003/)
  await expect(desk.getByRole('list', { name: 'Waiting faults' })).toHaveText('createOrder: 400 PAY_1003, next call')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Another order is still waiting to be dispensed.').first()).toBeVisible()
  await expect(desk.getByRole('list', { name: 'Waiting faults' })).toContainText('None.')
  const entry = requests(desk).getByRole('listitem').filter({ hasText: 'createOrder · forced' })
  await expect(entry).toContainText('request and answer are valid')
  await expect(entry).toContainText('400')
  expect(await world.newOrders()).toEqual([])
})

test('the app reopens a cut stream and gets the next change', async ({ page, world }) => {
  await atMachine(page)
  const desk = await openConsole(page, world)
  await expect.poll(async () => (await world.state()).streams).toBe(1)
  const again = page.waitForRequest(/\/v1\/sse\/machines\/VM-1001/)
  await press(desk, 'Cut the live stream')
  await again
  await expect.poll(async () => (await world.state()).streams).toBe(1)
  await desk.getByRole('switch', { name: /^VM-1001/ }).click()
  await expect(said(desk)).toHaveText('VM-1001 is offline.')
  await expect(page.getByText('Machine has gone offline')).toBeVisible()
})

test('the next payment is declined, and the one after it goes through', async ({ page, world }) => {
  await arriveAtPayment(page)
  const desk = await openConsole(page, world)
  await press(desk, 'Decline the next payment')
  await expect(desk.getByText('Payments to be declined: 1.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page).toHaveURL(/payu-payment-failure/)
  const newest = desk
    .getByRole('region', { name: /^Orders/ })
    .getByRole('row')
    .nth(1)
  await expect(newest).toContainText('Cancelled')
  await expect(newest).not.toContainText('ord-past')
  await expect(desk.getByText('go through')).toBeVisible()
})

test('the journal shows a dropped connection, a late answer and a request that breaks the contract', async ({
  page,
  world,
}) => {
  const desk = await openConsole(page, world)
  await force(desk, 'getMachine', /Connection dropped/)
  const ask = (path: string) =>
    fetch(mock + path, { headers: { client_id: 'test', 'x-mock-world': world.name } }).catch(() => null)
  expect(await ask('/v1/customers/machines/VM-1001')).toBeNull()
  await expect(requests(desk).getByText('dropped')).toBeVisible()
  await force(desk, 'getMachine', /delayed/, '300')
  const started = performance.now()
  expect((await ask('/v1/customers/machines/VM-1001'))?.status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(295)
  await ask('/v1/customers/machines?keyword=abc')
  await expect(requests(desk).getByText(/^Request: .*keyword/)).toBeVisible()
})

test('another world, its clock, and a reset', async ({ page, world }) => {
  const desk = await openConsole(page, world)
  await desk.getByLabel('Scenario').selectOption('wallet-short')
  await desk.getByLabel('Name').fill(`${world.name}-b`)
  await press(desk, 'Switch to this world')
  await expect(desk).toHaveURL(new RegExp(`world=wallet-short--${world.name}-b`))
  await expect(desk.getByRole('link', { name: 'Open the app here' })).toHaveAttribute(
    'href',
    `http://wallet-short--${world.name}-b.localhost:${ports.app}`,
  )
  await expect(desk.getByText('₹20', { exact: true })).toBeVisible()
  await desk.goBack()
  await expect(desk.getByText('₹20', { exact: true })).toBeHidden()

  const now = async () => Date.parse((await world.state()).now)
  const before = await now()
  await press(desk, '1 day')
  await expect(said(desk)).toHaveText('Clock advanced.')
  expect(await now()).toBeGreaterThan(before + 86_000_000)
  await press(desk, 'Reset this world')
  await expect(said(desk)).toHaveText('World reset.')
  expect(await now()).toBeLessThan(before + 600_000)
})

test('the reference shows the contract that is served', async ({ page }) => {
  // Redoc hides its menu on a phone.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${mock}/docs`)
  await expect(heading(page, /^Vending customer API/)).toBeVisible()
  await page.getByText('orders', { exact: true }).first().click()
  await page.getByText('Create an order from a quote').first().click()
  await expect(heading(page, 'Create an order from a quote')).toBeVisible()
})

test('an invalid world name is reported, and the console continues in another world', async ({ page, world }) => {
  await page.goto(`${mock}/console?world=日本`)
  await expect(said(page)).toContainText('“日本” can’t be the name of a world')
  await page.goto(`${mock}/console?world=${world.name.toUpperCase()}`)
  await expect(page.getByRole('link', { name: 'Open the app here' })).toHaveAttribute(
    'href',
    `http://${world.name}.localhost:${ports.app}`,
  )
  await force(page, 'getMachine', /delayed/)
  await expect(page.getByLabel('Delay in ms')).toHaveValue('3000')
  await force(page, 'getMachine', /^404/)
  await expect(page.getByLabel('Delay in ms')).toHaveValue('0')
  await page.getByLabel('Scenario').selectOption('machine-offline')
  await page.getByLabel('Name').fill('a'.repeat(60))
  await press(page, 'Switch to this world')
  await expect(said(page)).toContainText('at most 63 with the scenario')
  await expect(page).toHaveURL(/world=ORDINARY/)
})

/** Smaller than a finger, of what stands by itself; a link within a sentence may be. */
const tooSmall = (page: Page) =>
  page
    .locator('button, .button, select, input:not([type=checkbox]), nav a, li > a, label:has([type=checkbox])')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => ({ text: each.textContent?.slice(0, 40) ?? '', box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    )

test('the console is accessible, fits a small phone and a desktop, and loads nothing from elsewhere', async ({
  page,
  world,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  for (const path of ['/', `/console?world=${world.name}`]) {
    await page.goto(mock + path)
    await expect(heading(page, /./).first()).toBeVisible()
    if (path.startsWith('/console')) await expect(page.getByRole('switch').first()).toBeVisible()
    await expectAccessible(page, path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooSmall(page), path).toEqual([])
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, path).toBeLessThanOrEqual(0)
    }
  }
  // A picture within a file has no origin.
  expect([...new Set(asked)].filter((origin) => origin !== 'null')).toEqual([mock])
})
