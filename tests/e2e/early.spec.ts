/** Early rendering before React: the same markup, a single request, and no lost taps. */
import type { Page } from '@playwright/test'
import { arrive, atMachine, expect, hold, openWithoutApp, test } from './support/test.ts'

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

test('a machine link shows its products before the app has loaded, and opens them without a screen in between', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    // Also not the inlined styles, which would override those of lazy chunks.
    const [, path] =
      /(?:\/v1\/customers\/machines\/|\/assets\/(?=MachineLinkScreen|index-.*css))(.+)/.exec(request.url()) ?? []
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

test('taps before the app has loaded are answered, and replayed afterwards', async ({ page }) => {
  await atMachine(page)
  // A broken cart record must not hide the drawing.
  await page.evaluate(() =>
    Object.assign(localStorage, { boughtBefore: '{"ids":["prd-sea-salt-chips"]}', cartList: '[null]' }),
  )
  const release = await openWithoutApp(page)
  const add = page.getByRole('button', { name: 'Add Sea salt chips' })
  await add.last().click()
  await add.last().click()
  await expect(add).toHaveText(['2', '2'])
  await page.getByRole('button', { name: 'About Masala magic chips' }).click({ position: { x: 40, y: 40 } })
  release()
  await expect(page.getByRole('dialog', { name: 'Masala magic chips' })).toBeVisible()
  await expect(page.getByRole('link', { name: /2 products/, includeHidden: true })).toBeAttached()
})

test('early taps survive a reload, and are replayed once', async ({ page }) => {
  await atMachine(page)
  const release = await openWithoutApp(page)
  const add = page.getByRole('button', { name: 'Add Sea salt chips' })
  await add.click()
  await page.reload({ waitUntil: 'commit' })
  await expect(add).toHaveText('1')
  await add.click()
  release()
  await expect(page.getByRole('link', { name: /2 products/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Add Chili lime chips' }).click()
  await expect(page.getByRole('link', { name: /3 products/ })).toBeVisible()
})

for (const path of ['/products', '/machine/VM-1001', '/'])
  test(`early taps at ${path} survive a reload whose products arrive after the app`, async ({ page }) => {
    await atMachine(page)
    const release = await openWithoutApp(page, path)
    await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
    const send = await hold(page, '**/v1/customers/machines/*/products')
    release()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    send()
    await expect(page.getByRole('link', { name: /1 product/ })).toBeVisible()
  })

test('going back to an early tap does not repeat it', async ({ page }) => {
  await atMachine(page)
  const release = await openWithoutApp(page)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.goto('/support', { waitUntil: 'commit' })
  release()
  await page.waitForLoadState()
  await page.goBack()
  await page.getByRole('button', { name: 'Add Chili lime chips' }).click()
  await expect(page.getByRole('link', { name: /1 product/ })).toBeVisible()
})

test('the installed app answers taps at its start URL too, up to the stock', async ({ page }) => {
  await atMachine(page)
  const release = await openWithoutApp(page, '/')
  const add = page.getByRole('button', { name: 'Add Chili lime chips' })
  for (let tap = 0; tap < 3; tap += 1) await add.click()
  await expect(add).toHaveText('2')
  await expect(add).toHaveAccessibleName('2, Add Chili lime chips')
  release()
  await expect(page.getByText('There’s no more Chili lime chips in this machine')).toBeVisible()
  await expect(page.getByRole('link', { name: /2 products/ })).toBeVisible()
})

test('an early tap on a coffee opens its question', async ({ page }) => {
  await atMachine(page, 'CF-2001')
  const release = await openWithoutApp(page, '/')
  const add = page.getByRole('button', { name: 'Add South Indian filter coffee' })
  await add.click()
  await expect(add).toHaveText('+')
  release()
  await expect(page.getByRole('dialog', { name: /filter coffee/ })).toBeVisible()
})

test('before the app has loaded, the cards show the cart, and a tap that it has no room for waits for the app', async ({
  page,
}) => {
  await atMachine(page)
  await page.getByRole('button', { name: 'Add Masala magic chips' }).click()
  for (let more = 0; more < 3; more += 1)
    await page.getByRole('button', { name: 'One more Masala magic chips' }).click()
  const release = await openWithoutApp(page)
  const first = page.getByRole('button', { name: 'Add Sea salt chips' })
  await expect(page.getByRole('button', { name: 'Add Masala magic chips' })).toHaveText('4')
  await first.click()
  await first.click()
  await expect(first).toHaveText('1')
  release()
  await expect(page.getByText('Only 5 products can be dispensed at a time')).toBeVisible()
  await expect(page.getByRole('link', { name: /5 products/ })).toBeVisible()
})

test('a category tapped before the filter chips have loaded is selected', async ({ page }) => {
  await arrive(page, '/icon.svg')
  const release = await hold(page, '**/assets/tools-*.js')
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByText('Cold drinks', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toHaveCount(0)
  release()
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeChecked()
})

test('the app recovers from a failed early request', async ({ page }) => {
  await atMachine(page)
  await page.route('**/v1/customers/machines/*/products', (route) => route.fulfill({ status: 503, body: 'down' }), {
    times: 1,
  })
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
})

test('on a slow network, placeholders show before the products', async ({ page }) => {
  await arrive(page, '/icon.svg')
  await page.route(/\/(products|assets\/index-.*)$/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  )
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  await expect(page.locator('[data-early] > li h2')).toHaveCount(0)
})
