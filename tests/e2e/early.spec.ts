/** What is drawn before React: the same, once asked for, and no tap is lost. */
import type { Page } from '@playwright/test'
import { arrive, atMachine, expect, openWithoutApp, test } from './support/test.ts'

/** The first cards as HTML, attributes in the order of their names: React sets some later than others. */
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

test('the early cards equal the ones that React renders, from one request', async ({ page }) => {
  await atMachine(page)
  let asked = 0
  page.on('request', (request) => {
    if (/\/v1\/.*\/products$/.test(request.url())) asked += 1
  })
  const letThrough = await openWithoutApp(page)
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  const early = await cards(page, '[data-early]')
  letThrough()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await cards(page, 'main ul:not([data-early])')).toEqual(early)
  expect(asked).toBe(1)
})

test('a machine link shows its products before the app has loaded, and opens them with one request each', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/v1\/customers\/machines\/(.+)/.exec(request.url()) ?? []
    if (path) requested.push(path)
  })
  // Opened last, once the guest is signed in and the products are there.
  const stream = page.waitForRequest(/\/sse\//)
  const letThrough = await openWithoutApp(page, '/machine/VM-1001')
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  letThrough()
  await expect(page).toHaveURL(/\/products$/)
  await stream
  expect(requested.sort()).toEqual(['VM-1001', 'VM-1001/products'])
})

test('a tap before the app has loaded is carried out afterwards', async ({ page }) => {
  await atMachine(page)
  const letThrough = await openWithoutApp(page)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await page.getByRole('button', { name: 'About Masala magic chips' }).click({ position: { x: 40, y: 40 } })
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Masala magic chips' })).toBeVisible()
  await expect(page.getByRole('link', { name: /1 product/, includeHidden: true })).toBeAttached()
})

test('a category tapped before its chips have loaded is chosen', async ({ page }) => {
  await arrive(page, '/icon.svg')
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/tools-*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByText('Cold drinks', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('radio', { name: 'Cold drinks' })).toBeChecked()
})

test('a broken early answer is left to the app', async ({ page }) => {
  await atMachine(page)
  await page.route('**/v1/customers/machines/*/products', (route) => route.fulfill({ status: 503, body: 'down' }), {
    times: 1,
  })
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeVisible()
})
