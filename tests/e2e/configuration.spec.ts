/** The settings of an installation, applied at run time. */
import { withConfig } from './support/configure.ts'
import { add, arrivePaid, atMachine, expect, signIn, test, toPayment } from './support/test.ts'

test('without injected settings, the page fetches config.json before it renders or calls the API', async ({
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
  test(`an error page names an invalid setting that was ${isInjected ? 'injected by the server' : 'fetched'}`, async ({
    page,
    context,
  }) => {
    await withConfig(context, { currency: 'Euro' }, { isInjected })
    await page.goto('/products')
    await expect(page.getByRole('heading', { name: 'This app isn’t set up correctly' })).toBeFocused()
    await expect(page.getByText('currency is "Euro". It must be a three-letter currency code')).toBeVisible()
  })

test('a disabled feature has no link, route, request or payment method', async ({ page, context }) => {
  const features = { wallets: false, mealCards: false, offers: false, ratings: false, push: false, coffee: false }
  await withConfig(context, { features })
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
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
  expect(requestedPaths.filter((path) => /^\/v1\/.*(wallet|card|offer)/i.test(path))).toEqual([])
})

test('maintenance closes shopping with a notice, but a paid order can still be dispensed', async ({
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

test('a SERVER_5030 response from the API shows the maintenance screen with its message', async ({ page }) => {
  await page.route(/\/v1\/.*\/machines\?/, (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVER_5030', message: 'Closed.' } }),
  )
  await page.goto('/search-machine')
  await page.getByRole('searchbox').fill('lobby')
  await expect(page.getByRole('heading', { name: 'We’ll be back soon' })).toBeVisible()
  await expect(page.getByText('Closed.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the cached page uses the current settings, or the last known ones if the server fails or is offline', async ({
    page,
    context,
  }) => {
    await page.goto('/search-machine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Routed on the context to include the worker's own request.
    await context.route('**/config.json', (route) =>
      route.fulfill({ json: { name: 'Corner kiosk', apiOrigin: 'https://api.example' } }),
    )
    const answer = await page.goto('/search-machine')
    expect(answer?.fromServiceWorker()).toBe(true)
    expect(answer?.headers()['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/api\.example/)
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/config.json')
    await context.route('**/config.json', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'Unavailable' }),
    )
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/config.json')
    await context.setOffline(true)
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
  })
})
