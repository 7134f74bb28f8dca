/** What becomes of a cart at the checkout: emptied, refused for good, and who pays for it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { arrive, arriveAtPayment, atMachine, breadth, expect, hold, payAtProvider, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const products = (page: Page) => page.getByRole('heading', { name: 'Products', level: 1 })
const removeChips = (page: Page) => button(page, 'Remove Sea salt chips').click()

test.describe('an own wallet that is ₹15 short', () => {
  test.use({ scenario: 'wallet-short' })
  test('stays first and says so, and the employer pays only if the customer chooses that (§4.27)', {
    tag: breadth,
  }, async ({ page, world }) => {
    // No card, so that only the employer's wallet can pay.
    await page.route('**/v1/payment-options', async (route) => {
      const { code, data } = await (await world.fetch(route)).json()
      const payment_options = data.payment_options.filter(({ method }: { method: string }) => method.endsWith('Wallet'))
      await route.fulfill({ json: { code, data: { payment_options } } })
    })
    await page.addInitScript(() => {
      if (location.origin !== 'null') localStorage.setItem('lastPaymentMethod', '{"method":"Wallet","sourceId":null}')
    })
    await arrive(page, '/payment', 'regular', ['Sea salt chips'])
    const choose = button(page, 'Choose how to pay ₹35')
    await choose.click()
    await expect(page.getByRole('radio').first()).toHaveAccessibleName('Wallet')
    await expect(page.getByRole('radio').first()).toHaveAccessibleDescription(/₹15 short/)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(radio(page, /^Company wallet/)).toBeFocused()
    expect(await world.newOrders()).toEqual([])
    await radio(page, /^Company wallet/).press('Space')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await button(page, 'Pay ₹35').click()
    await expect(page).toHaveURL(/payment-success/)
    expect(await world.newOrders()).toMatchObject([{ method: 'CompanyWallet' }])
  })

  test('gives way to the customer’s own card, never to the employer’s wallet', { tag: breadth }, async ({ page }) => {
    await arriveAtPayment(page, ['Sea salt chips'], 'regular')
    await button(page, /^Payment method Card .* Change$/).click()
    await expect(radio(page, /^Company wallet/)).toBeEnabled()
    await expect(radio(page, /^Card/)).toBeChecked()
  })
})

test('who has paid before sees the whole cart on a phone, and pays another way with two more taps (§4.27)', async ({
  page,
  world,
}) => {
  await arrive(page, '/search-machine', 'regular', ['Sea salt chips', 'Dark 70'])
  await page.evaluate((owner) => {
    localStorage.setItem('lastPaymentMethod', JSON.stringify({ owner, method: 'Wallet', sourceId: null }))
  }, world.userId)
  await page.goto('/payment')
  const change = button(page, /Change$/)
  await expect(change).toHaveAccessibleName(/^Payment method Wallet ₹640 → ₹5\d\d(\.\d\d)? after this order Change$/)
  await expect(page.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 })
  await change.click()
  await expect(radio(page, /^Wallet/)).toBeFocused()
  // The keyboard moves the choice, and Enter ends it.
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, /^Company wallet/)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(change).toHaveAccessibleName(/^Payment method Company wallet/)
  await expect(change).toBeFocused()
  await change.click()
  await radio(page, /^Card/).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/payment$/)
  await button(page, /^Pay ₹/).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  expect(await world.newOrders()).toMatchObject([{ method: 'Card' }])
})

test.describe('a payment that fails', () => {
  test.use({ scenario: 'declined' })
  test('leads to the other methods with one tap', async ({ page }) => {
    await arriveAtPayment(page, ['Sea salt chips'])
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await page.getByRole('link', { name: 'Pay another way' }).click()
    await expect(radio(page, /^Card/)).toBeFocused()
    await expect(radio(page, /^Card/)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('who has paid before', () => {
  const arriveAgain = async (page: Page, owner: string, method = 'Wallet') => {
    await page.evaluate((last) => localStorage.setItem('lastPaymentMethod', JSON.stringify(last)), {
      ...{ owner, method, sourceId: null },
    })
    await page.goto('/payment')
  }

  test('and whose payment is refused finds the other methods at once, and pays only by a tap on Pay', async ({
    page,
    world,
  }) => {
    await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
    await arriveAgain(page, world.userId)
    const path = /\/orders$/
    await page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'PAY_1002', message: 'This method can’t pay now' } })
        : route.fallback(),
    )
    await button(page, /^Pay ₹/).click()
    const other = button(page, 'Choose another way to pay')
    await other.press('Enter')
    await expect(radio(page, /^Wallet/)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, /^Company wallet/)).toBeChecked()
    await page.keyboard.press('Enter')
    await button(page, /^Pay ₹/).click()
    await other.press('Enter')
    await expect(radio(page, /^Company wallet/)).toBeFocused()
    await page.unroute(path)
    await page.keyboard.press('Enter')
    expect(await world.newOrders()).toEqual([])
    await button(page, /^Pay ₹/).click()
    await expect(page).toHaveURL(/payment-success/)
    expect(await world.newOrders()).toMatchObject([{ method: 'CompanyWallet' }])
  })

  test('and whose payment is refused on a wide screen is led to the methods beside the cart', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
    await arriveAgain(page, world.userId)
    await page.route(/\/orders$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'PAY_1002', message: 'This method can’t pay now' } })
        : route.fallback(),
    )
    for (const _ of [1, 2]) {
      await button(page, /^Pay ₹/).click()
      await button(page, 'Choose another way to pay').press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(radio(page, /^Wallet/)).toBeFocused()
    }
  })

  test('chooses another method while its balance is slow', { tag: breadth }, async ({ page, world }) => {
    await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
    await hold(page, /\/wallets\/.*\/balance$/)
    await arriveAgain(page, world.userId)
    await button(page, 'Choose how to pay')
      .or(button(page, /Change$/))
      .click({ timeout: 8000 })
    await radio(page, /^Card/).click()
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
  })

  test('keeps an open sheet while a balance that has failed is asked for again', { tag: breadth }, async ({
    page,
    world,
  }) => {
    await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
    await page.route(/\/wallets\/.*\/balance$/, async (route) => {
      await wait(1500)
      await route.fulfill({ status: 500 })
    })
    await arriveAgain(page, world.userId, 'Card')
    await expect(page.getByText('We couldn’t load all payment methods')).toBeVisible({ timeout: 30_000 })
    await button(page, /Change$/).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.evaluate(() => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.querySelector('[role=dialog]') !== null)).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
    const again = page.waitForResponse(/\/wallets\/.*\/balance$/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await again
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => (window as never as { seen: boolean[] }).seen)).not.toContain(false)
  })
})

test.describe('a cart that the customer empties', () => {
  test('leads to the products and stays empty after a reload and at the payment, until undone (§2.3)', async ({
    page,
    world,
  }) => {
    await arriveAtPayment(page)
    await removeChips(page)
    await expect(products(page)).toBeVisible()
    for (const path of ['/payment', '/cart']) {
      await page.goto(path)
      await expect(products(page)).toBeVisible()
      await expect(page).toHaveURL(/\/products$/)
    }
    expect((await world.state()).calls.getCart).toBeUndefined()
    await arriveAtPayment(page)
    await removeChips(page)
    await button(page, 'Undo').click()
    await expect(page.getByRole('link', { name: /^1 product/ })).toBeVisible()
  })

  test('in another tab, or beside the products, is empty in this tab too', async ({ page, context, world }) => {
    await arriveAtPayment(page)
    const other = await context.newPage()
    await other.setViewportSize({ width: 1280, height: 800 })
    await atMachine(other)
    await other.getByRole('complementary').getByRole('button', { name: 'One less Sea salt chips' }).click()
    await expect(products(page)).toBeVisible()
    await page.goto('/payment')
    await expect(products(page)).toBeVisible()
    expect((await world.state()).calls.getCart).toBeUndefined()
  })

  test('by paying for it still leads to the order, not to the products', async ({ page }) => {
    await arriveAtPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  })
})

test.describe('a price that the server refuses for good', () => {
  test('is said once and asked for again only when the customer says so (§8.12)', async ({ page, world }) => {
    await page.clock.install()
    await world.force('validateCart', 400, 1000, 'CART_1001')
    const calls: string[] = []
    page.on('request', (request) => void calls.push(request.url()))
    const count = (end: string) => calls.filter((url) => url.endsWith(end)).length
    await arrive(page, '/payment', 'guest', ['Sea salt chips'])
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    for (let passed = 0; passed < 20_000; passed += 500) await page.clock.runFor(500)
    // Once at the start and once to renew. Each quote asks with an offer and without.
    expect(count('/products')).toBeLessThanOrEqual(2)
    expect(count('/cart/validate')).toBeLessThanOrEqual(4)
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
    await world.stopForcing()
    await button(page, 'Try again').click()
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
  })
})
