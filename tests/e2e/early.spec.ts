/** Early rendering before React: the same markup, a single request, and no tap is lost. */
import type { Page } from '@playwright/test'
import {
  arrive,
  arriveAtPayment,
  atMachine,
  breadth,
  expect,
  hold,
  openWithoutApp,
  payAtProvider,
  test,
} from './support/test.ts'

/** The HTML of the first cards, with sorted attributes because React sets them in a different order. */
const cards = (page: Page, list: string) =>
  page.locator(`${list} > li`).evaluateAll((items) =>
    items.slice(0, 6).map((item) => {
      const copy = item.cloneNode(true) as Element
      for (const element of copy.querySelectorAll('*')) {
        const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
        for (const { name } of attributes) element.removeAttribute(name)
        for (const { name, value } of attributes) element.setAttribute(name, value)
      }
      return copy.outerHTML
    }),
  )

test('the early cards match what React renders, with a single request', async ({ page }) => {
  await atMachine(page)
  let requests = 0
  page.on('request', (request) => {
    if (/\/v1\/.*\/products$/.test(request.url())) requests += 1
  })
  const release = await openWithoutApp(page)
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  const early = await cards(page, '[data-early]')
  release()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await cards(page, 'main ul:not([data-early])')).toEqual(early)
  expect(requests).toBe(1)
})

test('a later visit shows the last products before any response', async ({ page }) => {
  await atMachine(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastProducts'))).toContain('Sea salt chips')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastAmounts'))).toContain('₹')
  await page.route('**/VM-1001/products', () => new Promise(() => {}))
  // A slow phone's first number format takes as long as the rest of the drawing.
  await page.addInitScript(() => {
    Object.assign(Intl, { NumberFormat: null })
  })
  await openWithoutApp(page)
  await expect(page.locator('[data-early] h2').first()).toHaveText('Sea salt chips')
})

test('a machine link shows its products before the app has loaded, and opens them without a screen in between', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    // Also not the inlined styles, which would override those of lazy chunks.
    const [, path] = /(?:\/v1\/customers\/machines\/|\/assets\/(?=index-.*css))(.+)/.exec(request.url()) ?? []
    if (path) requested.push(path)
  })
  // The stream opens last, after the guest is signed in and the products have loaded.
  const stream = page.waitForRequest(/\/sse\//)
  const release = await openWithoutApp(page, '/machine/VM-1001')
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/products$/)
  await stream
  expect(requested.sort()).toEqual(['VM-1001', 'VM-1001/products'])
})

test('the early cards leave out products that the app would not accept (§7.4)', async ({ page }) => {
  await page.route('**/VM-1001/products', async (route) => {
    const url = new URL(route.request().url())
    url.hostname = 'localhost'
    const json = await (await fetch(url, { headers: { client_id: 'test' } })).json()
    const [noPrice, noName, wrongSize] = json.data.inventories.map((each: { batches: object[] }) => each.batches[0])
    noPrice.product.mrp = undefined
    noName.product.name = undefined
    wrongSize.product.size = { grams: 52 }
    await route.fulfill({ json })
  })
  await openWithoutApp(page, '/machine/VM-1001')
  await expect(page.locator('[data-early] h2').first()).toHaveText('Chili lime chips')
})

test('a tap on an early card fills the cart before the app has loaded, and nothing moves when it takes over', async ({
  page,
}) => {
  const release = await openWithoutApp(page, '/machine/VM-1001')
  const second = page.locator('[data-card] h2').nth(1)
  const card = page.locator('[data-card]').first()
  const before = await second.boundingBox()
  await card.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await card.getByRole('button', { name: 'One more Sea salt chips' }).press('Enter')
  await expect(card.getByRole('status', { name: '2 × Sea salt chips in the cart' })).toBeVisible()
  await card.getByRole('button', { name: 'One less Sea salt chips' }).click()
  await expect(card.getByRole('status')).toHaveText('1')
  release()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
  await expect(card.getByRole('status', { name: '1 × Sea salt chips in the cart' })).toBeVisible()
  expect(await second.boundingBox()).toEqual(before)
})

test('what an early tap added belongs to its machine, even if the app never loads', async ({ page }) => {
  await openWithoutApp(page, '/machine/VM-1001')
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.unrouteAll()
  await page.goto('/machine/VM-1002')
  await expect(page.getByRole('dialog', { name: /machine/i })).toBeVisible()
})

test('an early card has no button where a tap needs the app: a filled cart, a question, another machine’s choice', {
  tag: breadth,
}, async ({ page }) => {
  await openWithoutApp(page, '/machine/CF-2001')
  await expect(page.locator('[data-early] h2').first()).toBeVisible()
  const asking = page.locator('[data-card]', { hasText: 'South Indian filter coffee' })
  await expect(asking.locator('[data-add]')).toHaveCount(0)
  await page.unrouteAll()
  await atMachine(page)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await openWithoutApp(page)
  await expect(page.locator('[data-early] h2').first()).toBeVisible()
  await expect(page.locator('[data-add]')).toHaveCount(0)
})

test('a closed machine says from the first drawing on when it opens, and nothing moves', async ({ page }) => {
  // A Monday evening in India.
  await page.clock.setFixedTime('2026-11-02T15:00:00Z')
  await atMachine(page)
  const line = page.getByRole('banner').getByText('Closed until Tue, 8:00 am')
  await expect(line).toBeVisible()
  const release = await openWithoutApp(page)
  const place = () => line.evaluate((each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().y])
  const drawn = await place()
  release()
  await expect(page.locator('main ul:not([data-early]) [data-add]').first()).toBeVisible()
  expect(await place()).toEqual(drawn)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await line.locator('..').evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true)
})

test('the page to which a payment comes back shows its order at once, with no wait before it', async ({ page }) => {
  const waits = '.mantine-Loader-root, [role=status]:has(.mantine-Loader-root)'
  await arriveAtPayment(page)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.addInitScript((css) => {
    new MutationObserver(() => {
      if (document.querySelector(css)) document.documentElement.dataset.hasWaited = ''
    }).observe(document, { subtree: true, childList: true })
  }, waits)
  // The order arrives before the code that shows it, as on a phone.
  await page.route('**/assets/pay-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const orders: string[] = []
  page.on('request', (request) => {
    if (/\/orders\/ord-/.test(request.url())) orders.push(request.method())
  })
  await payAtProvider(page)
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  await expect(page.locator('html[data-has-waited]')).toHaveCount(0)
  expect(orders).toEqual(['GET'])
  // The machine starts on the same screen, at another address.
  await page.locator('[data-stage=ready]').evaluate((screen: HTMLElement) => {
    screen.dataset.before = ''
  })
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page).toHaveURL(/order-dispense-status/)
  await expect(page.locator('[data-before]:not([data-stage=ready])')).toBeVisible()
})

test('the cart’s screen is rendered before the tap, and takes what changed until then', { tag: breadth }, async ({
  page,
}) => {
  await atMachine(page)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  const ahead = page.locator('h1', { hasText: 'Your cart' })
  await expect(ahead).toBeAttached()
  await expect(ahead).toBeHidden()
  await page.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(ahead).toBeVisible()
  await expect(page.getByRole('status', { name: '2 × Sea salt chips in the cart' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
})

for (const [machine, product] of [
  ['VM-1001', 'Sea salt chips'],
  ['CF-2001', 'South Indian filter coffee'],
])
  test(`at ${machine}, code that has loaded waits for its texts`, { tag: breadth }, async ({ page }) => {
    await arrive(page, '/icon.svg', 'regular')
    const release = await hold(page, '**/assets/en-rest-*.js')
    // The stream opens last, after the products have loaded and the app has asked for what they need.
    const stream = page.waitForRequest(/\/sse\//)
    await page.goto(`/machine/${machine}`)
    await expect(page.getByRole('button', { name: `Add ${product}` }).last()).toBeVisible()
    await stream
    release()
    await expect(page.getByRole('searchbox', { name: 'Search in this machine' })).toBeVisible()
  })

test('once the products have settled, no step of a purchase and no tab loads code', async ({ page }) => {
  const flows = ['common', 'pay', 'screens'].map((flow) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${flow}-`)),
  )
  await atMachine(page)
  await Promise.all(flows)
  const code: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) code.push(request.url())
  })
  for (const tab of ['Orders', 'Wallet', 'Account', 'Products'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab }).click()
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  expect(code).toEqual([])
})

test('a category tapped before the app has loaded is selected, once', async ({ page }) => {
  await atMachine(page)
  const release = await openWithoutApp(page)
  const drawn = page.locator('[data-category]')
  await page.evaluate(() => scrollTo(0, 200))
  // A click would scroll to it first.
  await drawn.filter({ hasText: 'Cold drinks' }).dispatchEvent('click')
  await expect(page.locator('[data-category][data-checked]')).toHaveText('Cold drinks')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  release()
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveTitle(/^Home/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
})

test('a category tapped before the filter chips have loaded is selected', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/icon.svg')
  const release = await hold(page, '**/assets/common-*.js')
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByText('Cold drinks', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toHaveCount(0)
  release()
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeChecked()
})

test('the row of earlier purchases is drawn, so the list stays where it was when the app takes over', async ({
  page,
}) => {
  await arrive(page, '/search-machine', 'regular')
  await atMachine(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('boughtBefore'))).not.toBeNull()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const drawn = document.querySelector('ul[data-early] h2')
      const { dataset } = document.documentElement
      if (drawn) dataset.drawnAt ??= String(drawn.getBoundingClientRect().top)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/products')
  await expect(page.getByRole('region', { name: 'Buy again' }).getByRole('button').first()).toBeVisible()
  const first = page.locator('ul[data-view="grid"]:not([data-early]) h2').first()
  const top = await first.evaluate((heading) => String(heading.getBoundingClientRect().top))
  expect(await page.locator('html').getAttribute('data-drawn-at')).toBe(top)
})

test('the cart’s code is requested while the app starts', { tag: breadth }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const link = document.querySelector('link[rel="modulepreload"][href*="/pay-"]')
      if (link && !globalThis.hasApp) document.documentElement.dataset.isPayAhead = ''
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/machine/VM-1001')
  await expect(page.locator('html')).toHaveAttribute('data-is-pay-ahead')
})

test('the app recovers from a failed early request', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  await page.route('**/v1/customers/machines/*/products', (route) => route.fulfill({ status: 503, body: 'down' }), {
    times: 1,
  })
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
})

test('pictures out of view wait until the first view has settled', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  const root = page.locator('html')
  const pictures = page.locator('main ul:not([data-early]) > li img')
  await root.dispatchEvent('scroll')
  await expect(root).toHaveAttribute('data-settled')
  await expect(pictures.nth(11)).toHaveCSS('display', 'block')
  await root.evaluate(({ dataset }) => delete dataset.settled)
  await expect(pictures.nth(7)).toHaveCSS('display', 'block')
  await expect(pictures.nth(8)).toHaveCSS('display', 'none')
})
