/** The settings of an installation, at run time. */
import { withConfig } from './support/configure.ts'
import { add, arrivePaid, atMachine, expect, signIn, test, toPayment } from './support/test.ts'

test('where nothing is injected, the page fetches its settings before it asks or shows anything', async ({
  page,
  context,
}) => {
  await withConfig(context, { name: 'Corner kiosk', clientId: 'kiosk' }, { isInjected: false })
  const request = page.waitForRequest(/\/v1\/.*\/products$/)
  await atMachine(page)
  expect((await request).headers().client_id).toBe('kiosk')
  await page.goto('/search-machine')
  await expect(page.getByRole('banner')).toContainText('Corner kiosk')
})

for (const isInjected of [true, false])
  test(`a bad setting is named instead of a blank page, ${isInjected ? 'found by the server' : 'fetched'}`, async ({
    page,
    context,
  }) => {
    await withConfig(context, { currency: 'Euro' }, { isInjected })
    await page.goto('/products')
    await expect(page.getByRole('heading', { name: 'This app isn’t set up correctly' })).toBeFocused()
    await expect(page.getByText('currency is "Euro". It must be a three-letter currency code')).toBeVisible()
  })

test('what is switched off is absent: no link, no address, no request, no payment method', async ({
  page,
  context,
}) => {
  const features = { wallets: false, mealCards: false, offers: false, ratings: false, push: false, coffee: false }
  await withConfig(context, { features })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/machine/CF-2001')
  await expect(page.getByRole('heading', { name: /know this machine/ })).toBeVisible()
  await atMachine(page)
  await page.goto('/account')
  await expect(page.getByText('Sign in to have your orders on every phone.')).toBeVisible()
  await signIn(page)
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Refunds' })).toBeVisible()
  await expect(page.getByRole('link', { name: /wallet|meal card|offer/i })).toHaveCount(0)
  for (const path of ['/card', '/wallet-transactions', '/company-wallet-transactions', '/offers']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/products')
  await add(page, 'Sea salt chips')
  await toPayment(page)
  await expect(page.getByRole('radio')).toHaveCount(1)
  expect(asked.filter((path) => /^\/v1\/.*(wallet|card|offer)/i.test(path))).toEqual([])
})

test('during maintenance shopping is closed with the notice, and what has been paid stays', async ({
  page,
  context,
}) => {
  await arrivePaid(page, 'Sea salt chips')
  await withConfig(context, { maintenance: 'Back at noon.' })
  const dispense = page.getByRole('button', { name: 'Dispense now' })
  await page.goto('/')
  await dispense.click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'We’ll be back soon' })).toBeVisible()
  await expect(page.getByText('Back at noon.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
})

test('an API that is closed for a while says so', async ({ page }) => {
  await page.route(/\/v1\/.*\/machines\?/, (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVER_5030', message: 'Closed.' } }),
  )
  await page.goto('/search-machine')
  await page.getByRole('searchbox').fill('lobby')
  await expect(page.getByRole('heading', { name: 'We’ll be back soon' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the kept page gets the settings of now, and without a connection the last ones', async ({ page, context }) => {
    await page.goto('/search-machine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The worker's own request, too.
    await context.route('**/config.json', (route) =>
      route.fulfill({ json: { name: 'Corner kiosk', apiOrigin: 'https://api.example' } }),
    )
    const answer = await page.goto('/search-machine')
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/api\.example/)
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/config.json')
    await context.setOffline(true)
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
  })
})
