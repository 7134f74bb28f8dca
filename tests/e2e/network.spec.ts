/** Slow, failed and missing responses and files: a truthful message, a retry, and no duplicate requests. */
import type { Page, Route } from '@playwright/test'
import { add, arrive, atMachine, breadth, expect, payAtProvider, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const alert = (page: Page) => main(page).getByRole('alert')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const json =
  (status: number, body: unknown, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
const serverError = { code: 'SERVER_5000', message: 'The server failed.' }

const atOffers = (page: Page) => arrive(page, '/offers')
const asRegular = (page: Page, path: string) => arrive(page, path, 'regular')

test('after ten seconds without a response, the screen says so and offers a retry', async ({ page }) => {
  await page.clock.install()
  // The app itself retries once after a timeout.
  let silent = 2
  await page.route('**/v1/offers/**', (route) => (silent-- > 0 ? undefined : route.continue()))
  await atOffers(page)
  await expect(page.getByText('Loading the offers…')).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: '10% off chips' })).toBeVisible()
})

test('each kind of failure shows its own message within five seconds', async ({ page }) => {
  const offers = '**/v1/offers/**'
  await arrive(page, '/faq')
  for (const [handler, text] of [
    [json(500, serverError), 'We have a problem on our side.'],
    [(route: Route) => route.abort(), 'We couldn’t reach the server.'],
    [json(403, { code: 'AUTH_4030', message: 'This account may not see offers.' }), 'may not see offers.'],
    [(route: Route) => route.fulfill({ status: 404, body: '<h1>No</h1>' }), 'on our side.'],
  ] as const) {
    await page.route(offers, handler)
    await page.goto('/offers')
    await expect(alert(page)).toContainText(text, { timeout: 5_000 })
    await expect(page.getByRole('heading', { name: 'We couldn’t load the offers' })).toBeVisible()
    await expect(button(page, 'Try again')).toBeEnabled()
    await page.unroute(offers)
  }
})

test('with Retry-After, nothing is sent early and the button counts down', { tag: breadth }, async ({ page }) => {
  let calls = 0
  await page.clock.install()
  await page.route('**/v1/offers/**', (route) => {
    calls += 1
    return json(503, serverError, { 'retry-after': '30' })(route)
  })
  await atOffers(page)
  await expect(button(page, /^Try again in \d+ s$/)).toBeDisabled()
  await page.clock.runFor(20_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect(calls).toBe(1)
  await page.clock.runFor(12_000)
  await page.unroute('**/v1/offers/**')
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: '10% off chips' })).toBeVisible()
})

test.describe('a response with contract drift', () => {
  test.use({ expectedErrors: [/^Contract drift/] })
  const wrong = [{ id: 7, first_name: null, planograms: 'none' }]
  // `npm run faults` covers every operation and every kind of drift.
  test('shows the error of the screen with a retry', async ({ page }) => {
    await asRegular(page, '/account')
    for (const [path, part, data] of [
      ['/products', '**/v1/customers/machines/*/products', wrong],
      ['/account', '**/v1/customers/profile', null],
      ['/card', '**/v1/customers/pluxee-details', wrong],
      ['/order-history?view=payments', '**/v1/order-transactions*', null],
    ] as const) {
      await page.route(part, json(200, { code: '200', data, meta: { page: 1, limit: 10, total: 1 } }))
      await page.goto(path)
      await expect(alert(page).first()).toContainText('We have a problem on our side.')
      await page.unroute(part)
      await alert(page).first().getByRole('button', { name: 'Try again' }).click()
      await expect(alert(page)).toHaveCount(0)
    }
  })
})

test('a 204 response confirms that the profile is saved', async ({ page }) => {
  await asRegular(page, '/profile')
  await page.route('**/v1/customers/profile', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await page.getByLabel('First name').fill('Ashwini')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/account$/)
})

test.describe('a file that can’t be loaded', () => {
  test.use({ expectedErrors: [/ChunkError|could not be loaded|Failed to fetch|preload CSS/] })

  test('is loaded on the second attempt', async ({ page }) => {
    await page.route(/pay-.*\.js/, (route) => route.abort(), { times: 2 })
    await arrive(page, '/products', 'guest', ['Sea salt chips'])
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(button(page, /^Pay ₹/)).toBeVisible()
  })

  test('reloads the app once, then shows an error in its place, with cart and navigation kept (§8.9)', async ({
    page,
  }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    // The products need nothing of it.
    await page.route(/FaqScreen-.*\.js/, (route) => route.abort())
    await atMachine(page)
    await add(page, 'Sea salt chips')
    await page.getByRole('link', { name: 'Account' }).click()
    loads = 0
    await page.getByRole('link', { name: 'FAQ' }).click()
    // The error panel may also show for a moment before the reload.
    await expect.poll(() => loads).toBe(1)
    await expect(alert(page)).toContainText('This part of the app couldn’t be loaded')
    expect(loads).toBe(1)
    await page.unroute(/FaqScreen-.*\.js/)
    await button(page, 'Reload the app').click()
    await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cartList'))).toContain('Sea salt chips')
  })

  test('is available after a reload if a deploy has replaced it', { tag: breadth }, async ({ page }) => {
    let isOldBuild = true
    await page.route(/pay-.*\.js/, (route) => (isOldBuild ? route.abort() : route.continue()))
    await atMachine(page)
    await add(page, 'Sea salt chips')
    page.once('load', () => {
      isOldBuild = false
    })
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(button(page, 'Pay ₹35')).toBeEnabled()
    expect(isOldBuild).toBe(false)
  })

  test('never causes a reload while a payment is being sent', async ({ page }) => {
    let loads = 0
    await page.route(/screens-.*\.js/, (route) => route.abort())
    await arrive(page, '/products', 'guest', ['Sea salt chips'])
    await page.getByRole('link', { name: /View cart/ }).click()
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/orders', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
    await button(page, /^Pay ₹/).click()
    await page.goBack()
    await page.getByRole('link', { name: 'Orders' }).click()
    await expect(alert(page)).toContainText('Your cart and your payments are kept.')
    expect(loads).toBe(0)
  })

  test('leaves the products in place if it belongs to the product details', { tag: breadth }, async ({ page }) => {
    await page.route(/screens-.*\.js/, (route) => route.abort())
    await atMachine(page)
    await button(page, 'About Sea salt chips').press('Enter')
    await expect(alert(page).last()).toContainText('This part of the app couldn’t be loaded')
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  })
})

test('a browser that is wrong about the connection locks nobody out: Retry asks the server (§2.8)', {
  tag: breadth,
}, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  const offline = page.getByRole('heading', { name: 'You are Offline' })
  await expect(offline).toBeVisible()
  await page.route('**/config.json?*', (route) => route.abort(), { times: 1 })
  await button(page, 'Retry').click()
  await expect(page.getByText('Still offline. Please check your connection.')).toBeVisible()
  await button(page, 'Retry').click()
  await expect(offline).toBeHidden()
  await page.getByRole('link', { name: /View cart/ }).click()
  await button(page, /^Pay ₹/).click()
  await payAtProvider(page)
  await expect(page).toHaveURL(/payu-payment-success/)
  // The page is new, and the browser reports the same. Nothing replaces this screen, so it asks without a tap.
  await expect(button(page, 'Dispense now')).toBeEnabled()
})

test('an outdated browser gets a page that asks for an update', { tag: breadth }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSpliced'))
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Please update your browser' })).toBeVisible()
  await expect(page.getByText('Chrome 111')).toBeVisible()
})
