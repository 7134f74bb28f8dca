/** What comes after the customer has moved on: an answer, an undo, a second tap. It changes nothing for where they are. */
import type { Locator, Page } from '@playwright/test'
import {
  arrive,
  arriveAtPayment,
  arrivePaid,
  atMachine,
  breadth,
  expect,
  hold,
  openInside,
  openWithoutApp,
  signIn,
  tapTwice,
  test,
} from './support/test.ts'

/** The stored machine, and what is in its cart. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    machine: localStorage.getItem('machineId'),
    cart: (JSON.parse(localStorage.getItem('cartList') ?? '[]') as { product: { name: string } }[]).map(
      ({ product }) => product.name,
    ),
  }))

/** Taps “Order again” and holds back what the machine sells. Returns how to answer. */
async function orderAgain(page: Page) {
  await arrive(page, '/order-history', 'regular')
  const release = await hold(page, '**/VM-1001/products')
  await page
    .getByRole('button', { name: /^Order again/ })
    .first()
    .click()
  return async () => {
    release()
    // The answer, and React's time to act on it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  }
}

test('“Order again” that is answered after another machine was chosen leaves that one chosen (§4.25)', async ({
  page,
}) => {
  const answer = await orderAgain(page)
  await openInside(page, '/machine/VM-1002')
  await expect(page).toHaveURL(/products/)
  await expect(page.locator('[data-add]').first()).toBeVisible()
  await answer()
  expect(await stored(page)).toEqual({ machine: 'VM-1002', cart: [] })
  await expect(page).toHaveURL(/products/)
})

test('“Order again” that is answered after signing out fills nobody’s cart (§4.25)', async ({ page }) => {
  const answer = await orderAgain(page)
  await openInside(page, '/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await answer()
  expect((await stored(page)).cart).toEqual([])
  await expect(page).not.toHaveURL(/payment/)
})

test('a tap in the drawing adds nothing to the cart of a machine that another tab has chosen', async ({
  page,
  context,
}) => {
  await atMachine(page)
  const other = await context.newPage()
  const release = await openWithoutApp(page)
  await atMachine(other, 'VM-1002')
  await other.locator('main ul:not([data-early]) [data-add]').first().click()
  await expect.poll(async () => (await stored(other)).cart.length).toBe(1)
  const before = await stored(other)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  expect(await stored(page)).toEqual(before)
  release()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await stored(page)).toEqual(before)
})

test('a full storage loses no tap in the drawing', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastProducts'))).toContain('Sea salt chips')
  await page.evaluate(() => {
    for (let text = 'x'.repeat(2 ** 20), part = 0; text.length > 0; part += 1)
      try {
        localStorage.setItem(`filler ${part}`, text)
      } catch {
        text = text.slice(0, text.length / 2)
      }
  })
  const release = await openWithoutApp(page)
  await page.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await expect(page.locator('[data-early] [data-count]')).toContainText('1')
  release()
  await expect(page.getByRole('link', { name: /1 product.*View cart/ })).toBeVisible()
})

test('“Undo” brings nothing to another machine’s cart', { tag: breadth }, async ({ page }) => {
  await arriveAtPayment(page)
  await page.getByRole('button', { name: 'Remove Sea salt chips' }).first().click()
  await expect(page).toHaveURL(/products/)
  await openInside(page, '/machine/CF-2001')
  await expect.poll(async () => (await stored(page)).machine).toBe('CF-2001')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await stored(page)).toEqual({ machine: 'CF-2001', cart: [] })
})

test('whoever signs in at the cart is asked for their own price', { tag: breadth }, async ({ page, world }) => {
  await page.route('**/cart/validate', async (route) => {
    const token = route.request().headers().authorization?.split('.')[1] ?? ''
    const { is_guest_user } = JSON.parse(Buffer.from(token, 'base64url').toString())
    const { code, data } = await (await world.fetch(route)).json()
    const reduced = { discount_amount: 5, net_payable_amount: data.net_payable_amount - 5 }
    await route.fulfill({ json: { code, data: is_guest_user ? data : { ...data, ...reduced } } })
  })
  await arriveAtPayment(page)
  await expect(page.getByRole('button', { name: 'Pay ₹35' })).toBeEnabled()
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Pay ₹30' })).toBeEnabled()
})

test('closing a product with two taps leaves the customer at the products', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/offers', 'guest')
  await openInside(page, '/products')
  await page.getByRole('button', { name: 'About Sea salt chips' }).click()
  await tapTwice(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page).toHaveURL(/\/products$/)
  // It opens and closes again.
  await page.goForward()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/products$/)
})

test('whoever opens another screen while the machine starts stays there', async ({ page }) => {
  await arrivePaid(page, 'Sea salt chips')
  const release = await hold(page, /\/v1\/.*dispense/)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await openInside(page, '/support')
  await expect(page.getByRole('button', { name: /^(Dispense now|Starting)/ })).toHaveCount(0)
  release()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  await expect(page).toHaveURL(/\/support$/)
})

test('an order’s details never show another order’s receipt', async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: '' }))
  await arrive(page, '/order-history-details/ord-past-01', 'regular')
  const receipt = page.getByRole('button', { name: 'Open receipt' })
  const number = page.getByRole('heading', { name: /^Order A-/ })
  const first = await number.innerText()
  await openInside(page, '/order-history-details/ord-past-02')
  await expect(number).not.toHaveText(first)
  await receipt.click()
  await expect(page.getByRole('link', { name: 'Show receipt' })).toBeVisible()
  await page.goBack()
  await expect(number).toHaveText(first)
  await expect(page.getByRole('link', { name: 'Show receipt' })).toHaveCount(0)
})

test.describe('a second tap', () => {
  test.use({ hasTouch: true })

  /** Taps twice with a finger, the second time a moment after what the first one closed has gone. */
  async function tapTwiceAt(page: Page, at: readonly [number, number]) {
    await page.touchscreen.tap(...at)
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'), null, { polling: 'raf' })
    await page.touchscreen.tap(...at)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)))
  }

  async function middleOf(target: Locator) {
    const box = await target.boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }

  test('on the scanner’s cross opens nothing that lies below (§8.16)', async ({ page }) => {
    await arrive(page, '/search-machine', 'guest')
    await page.getByRole('link', { name: 'Scan the code' }).click()
    await tapTwiceAt(page, await middleOf(page.getByRole('dialog').getByRole('button', { name: /^Close/ })))
    await expect(page).toHaveURL(/\/search-machine$/)
  })

  test('outside a sheet opens nothing that lies below, a later one does (§8.16)', async ({ page }) => {
    await atMachine(page)
    const home = await middleOf(page.getByRole('banner').getByRole('link').first())
    await page.getByRole('button', { name: 'About Sea salt chips' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await tapTwiceAt(page, home)
    await expect(page).toHaveURL(/\/products$/)
    await page.touchscreen.tap(...home)
    await expect(page).not.toHaveURL(/\/products$/)
  })
})
