/** The settings of an installation, applied at run time. */

import { Config } from '#shared/configuration/schema.ts'
import { brand } from '../../brand/brand.ts'
import { withConfig } from './support/configure.ts'
import { add, arrivePaid, atMachine, breadth, expect, signIn, test, toPayment } from './support/test.ts'

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

/** What a phone may hold from the time before the features were disabled. */
const records = {
  textSize: 'large',
  avoid: ['nuts'],
  boughtBefore: { ids: ['prd-sea-salt-chips'] },
  favorites: {
    owner: null,
    products: ['prd-cola'],
    machines: [
      {
        id: 'VM-1060',
        name: 'Terminal mart',
        place: { name: 'Terminal', address: 'Gate 4' },
        machine_type: 'Vending',
        online_status: 'online',
      },
    ],
  },
}

test('a disabled feature has no link, route, request, record or payment method (§2.26)', async ({
  page,
  context,
  world,
}) => {
  const features = Object.fromEntries(Object.keys(Config.parse({}).features).map((name) => [name, false]))
  await withConfig(context, { features })
  await page.addInitScript((kept) => {
    if (location.origin !== 'null')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
  }, records)
  await world.signIn()
  const refunded = await world.refundToCard()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/machine/CF-2001')
  await expect(page.getByRole('heading', { name: /find this machine/ })).toBeVisible()
  const chosenCoffee = { machineId: 'CF-2001', machineType: 'Coffee', cartList: '[]' }
  await page.evaluate((kept) => Object.assign(localStorage, kept), chosenCoffee)
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Find your machine' })).toBeVisible()
  expect(await page.evaluate(() => 'cartList' in localStorage)).toBe(false)
  await atMachine(page)
  await page.getByRole('button', { name: 'About Sea salt chips' }).click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog', { name: 'Sea salt chips' })).toBeVisible()
  await expect(page.getByText(/% off/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByText('Sign in to see your orders on all your devices.')).toBeVisible()
  await signIn(page)
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Refunds' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Nuts|Text size|wallet|meal card|offer/i)).toHaveCount(0)
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'standard')
  for (const path of ['/card', '/wallet-transactions', '/company-wallet-transactions', '/offers']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  }
  await page.goto('/search-machine')
  await expect(page.getByRole('heading', { name: 'Your machines' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Machines near me|See what’s inside|Favorite/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Favorite machines' })).toHaveCount(0)
  await page.goto(`/order-history-details/${refunded}`)
  await expect(page.getByRole('list', { name: /^Refund/ }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/your bank|Expected by/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Print or share receipt' })).toHaveCount(0)
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your last order' })).toBeVisible()
  await expect(page.getByText(/^Your refund of|^\d+ refunds|What should be here/)).toHaveCount(0)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
  const backgroundWork = page.waitForResponse(/\/screens-.*\.js/)
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Buy again' })).toHaveCount(0)
  await expect(page.getByText(/^You avoid/)).toHaveCount(0)
  await backgroundWork
  await add(page, 'Sea salt chips')
  await toPayment(page)
  await page.getByRole('button', { name: /Change$/ }).click()
  await expect(page.getByRole('radio')).toHaveCount(2)
  const unwanted = /^\/v1\/.*(wallet|card|offer|favorite|wish|nearby|refund)/i
  expect(requestedPaths.filter((path) => unwanted.test(path))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('usualCounts'))).toBeNull()
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  await page.goto('/refunds')
  await expect(page.getByText('Full refund')).not.toHaveCount(0)
  await expect(page.getByText('Expected by')).toHaveCount(0)
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

test('during maintenance, the machine of a paid order can be confirmed by its code (§8.17)', { tag: breadth }, async ({
  page,
  context,
}) => {
  const id = await arrivePaid(page, 'Sea salt chips')
  await withConfig(context, { maintenance: 'Back at noon.' })
  await page.evaluate(() => localStorage.setItem('machineId', JSON.stringify('VM-1002')))
  await page.goto(`/order-dispense?order_id=${id}`)
  await page.getByRole('link', { name: 'Scan its code instead' }).click()
  await expect(page.getByRole('dialog', { name: /Scan/ })).toBeVisible()
})

test('a SERVER_5030 response from the API shows the maintenance screen with its message', { tag: breadth }, async ({
  page,
}) => {
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

  test('settings that arrive late apply from the next screen on if the customer has done something', {
    tag: breadth,
  }, async ({ page, context }) => {
    await page.goto('/search-machine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route('**/config.json', async (route) => {
      await held
      await route.fulfill({ json: { name: 'Corner kiosk' } })
    })
    await page.goto('/search-machine')
    const banner = page.getByRole('banner')
    await expect(banner).toContainText(brand.name)
    await page.getByRole('searchbox').click()
    release()
    let opened = 0
    await expect(async () => {
      opened += 1
      await page.getByRole('link', { name: opened % 2 === 0 ? 'Machines' : 'Wallet', exact: true }).click()
      await expect(banner).toContainText('Corner kiosk', { timeout: 1000 })
    }).toPass()
  })

  test('when maintenance is over, the first retry opens the shop', { tag: breadth }, async ({ page, context }) => {
    await page.goto('/search-machine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    let maintenance = 'Back at noon.'
    await context.route('**/config.json', (route) => route.fulfill({ json: { maintenance } }))
    await expect(async () => {
      await page.goto('/search-machine')
      await expect(page.getByText('Back at noon.')).toBeVisible({ timeout: 1000 })
    }).toPass()
    maintenance = ''
    await page.getByRole('button', { name: /Try again/ }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('the cached page applies the current settings, the last known ones if the server fails, and none that were removed', async ({
    page,
    context,
  }) => {
    await page.goto('/search-machine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Routed on the context to include the worker's own request.
    await context.route('**/config.json', (route) =>
      route.fulfill({ json: { name: 'Corner kiosk', apiOrigin: 'https://api.example' } }),
    )
    // Only a page with the current settings calls this API. A locator would count as the customer using the page.
    const takenOver = page.waitForRequest('https://api.example/**')
    await page.goto('/search-machine')
    await takenOver
    const response = await page.goto('/search-machine')
    expect(response?.fromServiceWorker()).toBe(true)
    expect(response?.headers()['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/api\.example/)
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/config.json')
    await context.route('**/config.json', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'Unavailable' }),
    )
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.setOffline(true)
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/config.json')
    await context.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
    // A gateway answers so in the server's place.
    let asked = 0
    await context.route('**/version.json', (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await context.setOffline(false)
    for (const visit of [1, 2]) {
      await page.goto('/search-machine')
      await expect.poll(() => asked).toBe(visit)
    }
    await expect(page.getByRole('banner')).toContainText('Corner kiosk')
    await context.unroute('**/version.json')
    await expect(async () => {
      await page.goto('/search-machine')
      await expect(page.getByRole('banner')).toContainText(brand.name, { timeout: 500 })
    }).toPass()
    await context.setOffline(true)
    await page.goto('/search-machine')
    await expect(page.getByRole('banner')).toContainText(brand.name)
  })
})
