/** The mock server's developer pages: the console, whose effects show in the app, and the API reference. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ports } from './support/ports.ts'
import { arriveAtPayment, atMachine, breadth, expect, payAtProvider, test, type World } from './support/test.ts'

const mock = `http://localhost:${ports.mock}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page) => page.getByRole('status')
const requests = (page: Page) => page.getByRole('region', { name: /Last 50 requests/ })

/** Opens the console in a second tab, in the same world as the app. */
async function openConsole(page: Page, world: World) {
  const panel = await page.context().newPage()
  await panel.goto(`${mock}/console?world=${world.name}`)
  await expect(panel.getByRole('definition').filter({ hasText: world.name })).toBeVisible()
  return panel
}

async function force(panel: Page, operationId: string, what: RegExp, latency?: string) {
  await panel.getByRole('combobox', { name: /^Operation/ }).selectOption(operationId)
  const option = panel
    .getByRole('combobox', { name: /^Effect/ })
    .locator('option')
    .filter({ hasText: what })
  await panel.getByRole('combobox', { name: /^Effect/ }).selectOption(await option.innerText())
  if (latency) await panel.getByLabel('Delay in ms').fill(latency)
  const forced = panel.waitForResponse((response) => response.request().method() === 'POST')
  await press(panel, 'Force it')
  await forced // The status may still name the fault before.
  await expect(status(panel)).toHaveText(`Forced on ${operationId}.`)
}

test('a forced error and a declined payment each reach the app once', async ({ page, world }) => {
  await arriveAtPayment(page)
  const panel = await openConsole(page, world)
  await force(panel, 'createOrder', /^400 PAY_1003/)
  await expect(panel.getByRole('list', { name: 'Waiting faults' })).toHaveText('createOrder: 400 PAY_1003, next call')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Another order is still waiting to be dispensed.').first()).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Waiting faults' })).toContainText('None.')
  const entry = requests(panel).getByRole('listitem').filter({ hasText: 'createOrder · forced' })
  await expect(entry).toContainText('request and response are valid')
  await expect(entry).toContainText('400')
  expect(await world.newOrders()).toEqual([])
  await page.keyboard.press('Escape')

  await press(panel, 'Decline the next payment')
  await expect(panel.getByText('Payments to be declined: 1.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page).toHaveURL(/payu-payment-failure/)
  const newest = panel
    .getByRole('region', { name: /^Orders/ })
    .getByRole('row')
    .nth(1)
  await expect(newest).toContainText('Cancelled')
  await expect(newest).not.toContainText('ord-past')
  await expect(panel.getByText('go through')).toBeVisible()
})

test('the app reconnects after the live stream is cut, and sells nothing while the machine is offline (§4.6)', async ({
  page,
  world,
}) => {
  await atMachine(page)
  const panel = await openConsole(page, world)
  await expect.poll(async () => (await world.state()).streams).toBe(1)
  const again = page.waitForRequest(/\/v1\/sse\/machines\/VM-1001/)
  await press(panel, 'Cut the live stream')
  await again
  await expect.poll(async () => (await world.state()).streams).toBe(1)
  const power = panel.getByRole('switch', { name: /^VM-1001/ })
  const add = page.getByRole('button', { name: 'Add Sea salt chips' })
  await power.click()
  await expect(status(panel)).toHaveText('VM-1001 is offline.')
  await expect(page.getByText('Machine has gone offline')).toBeVisible()
  await expect(add).toBeHidden()
  await power.click()
  await expect(page.getByText('Machine is back online')).toBeVisible()
  await expect(add).toBeVisible()
})

test('the request log shows a dropped connection, a delayed response and an invalid request', { tag: breadth }, async ({
  page,
  world,
}) => {
  const panel = await openConsole(page, world)
  await force(panel, 'getMachine', /Connection dropped/)
  const send = (path: string) =>
    fetch(mock + path, { headers: { client_id: 'test', 'x-mock-world': world.name } }).catch(() => null)
  expect(await send('/v1/customers/machines/VM-1001')).toBeNull()
  await expect(requests(panel).getByText('dropped')).toBeVisible()
  await force(panel, 'getMachine', /delayed/, '300')
  const started = performance.now()
  expect((await send('/v1/customers/machines/VM-1001'))?.status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(295)
  await send('/v1/customers/machines?keyword=abc')
  await expect(requests(panel).getByText(/^Request: .*keyword/)).toBeVisible()
})

test('the console switches worlds, advances the clock and resets the world', { tag: breadth }, async ({
  page,
  world,
}) => {
  const panel = await openConsole(page, world)
  await panel.getByLabel('Scenario').selectOption('wallet-short')
  await panel.getByLabel('Name').fill(`${world.name}-b`)
  await press(panel, 'Switch to this world')
  await expect(panel).toHaveURL(new RegExp(`world=wallet-short--${world.name}-b`))
  await expect(panel.getByRole('link', { name: 'Open the app here' })).toHaveAttribute(
    'href',
    `http://wallet-short--${world.name}-b.localhost:${ports.app}/`,
  )
  await expect(panel.getByText('₹20', { exact: true })).toBeVisible()
  await panel.goBack()
  await expect(panel.getByText('₹20', { exact: true })).toBeHidden()

  const now = async () => Date.parse((await world.state()).now)
  const before = await now()
  await press(panel, '1 day')
  await expect(status(panel)).toHaveText('Clock advanced.')
  expect(await now()).toBeGreaterThan(before + 86_000_000)
  await press(panel, 'Reset this world')
  await expect(status(panel)).toHaveText('World reset.')
  expect(await now()).toBeLessThan(before + 600_000)
})

test('the API reference shows the served contract', { tag: breadth }, async ({ page }) => {
  // Redoc hides its menu on a phone.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${mock}/docs`)
  await expect(heading(page, /^Vending customer API/)).toBeVisible()
  await page.getByText('orders', { exact: true }).first().click()
  await page.getByText('Create an order from a quote').first().click()
  await expect(heading(page, 'Create an order from a quote')).toBeVisible()
})

test('an invalid world name is reported, and the console keeps working in another world', { tag: breadth }, async ({
  page,
  world,
}) => {
  await page.goto(`${mock}/console?world=日本`)
  await expect(status(page)).toContainText('“日本” can’t be the name of a world')
  await page.goto(`${mock}/console?world=${world.name.toUpperCase()}`)
  await expect(page.getByRole('link', { name: 'Open the app here' })).toHaveAttribute(
    'href',
    `http://${world.name}.localhost:${ports.app}/`,
  )
  await force(page, 'getMachine', /delayed/)
  await expect(page.getByLabel('Delay in ms')).toHaveValue('3000')
  await force(page, 'getMachine', /^404/)
  await expect(page.getByLabel('Delay in ms')).toHaveValue('0')
  await page.getByLabel('Scenario').selectOption('machine-offline')
  await page.getByLabel('Name').fill('a'.repeat(60))
  await press(page, 'Switch to this world')
  await expect(status(page)).toContainText('at most 63 with the scenario')
  await expect(page).toHaveURL(/world=ORDINARY/)
})

/** Touch targets below 44 px. A link inside a sentence is exempt. */
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

test('the console is accessible, fits a small phone and a desktop, and makes no third-party requests', {
  tag: breadth,
}, async ({ page, world }) => {
  const origins: string[] = []
  page.on('request', (request) => origins.push(new URL(request.url()).origin))
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
  // Inlined images have the origin "null".
  expect([...new Set(origins)].filter((origin) => origin !== 'null')).toEqual([mock])
})
