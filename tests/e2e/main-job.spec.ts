/** The whole purchase: link → grid → cart → payment → dispensing → receipt. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  add,
  applyOffer,
  arriveAtPayment,
  arrivePaid,
  breadth,
  chooseMethod,
  expect,
  payAtProvider,
  signIn,
  test,
} from './support/test.ts'

async function dispense(page: Page) {
  await expect(page.getByRole('heading', { name: 'Lobby snacks' })).toBeVisible()
  await page.getByRole('button', { name: 'Dispense now' }).click()
}

async function openReceipt(page: Page) {
  // Opened again, the order shows more than what to take.
  await page.reload()
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page).toHaveURL(/order-history-details/)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /receipt/i }).click()
  const paper = await opened
  await expect(paper.getByText('Receipt', { exact: true })).toBeVisible()
  return paper
}

test('a guest pays by card, and every step is accessible and fits (§1.1 §2.15 §6.2)', async ({ page, world }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const check = async (where: string) => {
    await expectAccessible(page, where)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, where).toBeLessThanOrEqual(0)
  }
  await page.goto('/search-machine')
  await page.getByLabel('Machine name, place or number').fill('lobby')
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  await check('search')
  await page.getByRole('link', { name: /Lobby snacks/ }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await add(page, 'Sea salt chips', 'Dark 70')
  await page.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await expect(page.getByRole('link', { name: /View cart/ })).toContainText('3 products · ₹137.50 You save ₹22.50')
  await check('products with a cart')
  // They are known before the cart opens.
  await expect.poll(async () => (await world.state()).calls.listPaymentOptions).toBe(1)
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('button', { name: 'Pay ₹137.50' })).toBeEnabled()
  await applyOffer(page, '₹20 off')
  await expect(page.getByRole('button', { name: 'Pay ₹140', exact: true })).toBeEnabled()
  await check('cart')
  expect((await world.state()).calls.listPaymentOptions).toBe(1)
  await page.getByRole('button', { name: 'Pay ₹140', exact: true }).click()
  await expect(page.locator('form').filter({ hasText: 'Card number' })).toContainText('Pay ₹140')
  await check('provider')
  await payAtProvider(page)
  await expect(page).toHaveURL(/payu-payment-success\?order_id=/)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await check('paid')
  await dispense(page)
  await expect(page.getByText(/of 3 out/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await check('dispensed')
  const paper = await openReceipt(page)
  await expect(paper.getByText('₹140', { exact: true })).toBeVisible()
  // Each product's share of the ₹20.
  await expect(paper.getByRole('row', { name: /discount on/ })).toHaveText([/−₹8\.75$/, /−₹11\.25$/])
  expect(await world.newOrders()).toMatchObject([{ net: 140, method: 'Card' }])
  await page.goto('/products')
  await expect(page.getByRole('link', { name: /View cart/ })).toBeHidden()
})

test('a guest cancels on the meal card provider’s page, keeps the cart and pays at the next attempt', async ({
  page,
  world,
}) => {
  const pay = async (button?: RegExp) => {
    await chooseMethod(page, /meal card/i)
    await page.getByRole('button', { name: 'Pay ₹20', exact: true }).click()
    await payAtProvider(page, button)
  }
  await arriveAtPayment(page, ['Wafer duo'])
  await pay(/Cancel/)
  await expect(page).toHaveURL(/sodexo-payment-failure/)
  await expect(page.getByText(/^You canceled it\..*Your cart is kept/)).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await pay()
  await expect(page).toHaveURL(/sodexo-payment-success/)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  const order = { net: 20, method: 'MealCard' }
  expect(await world.newOrders()).toMatchObject([order, order])
})

test('a registered customer pays with the company wallet', async ({ page, world }) => {
  // Signing in keeps the cart.
  await arriveAtPayment(page, ['Masala magic chips'])
  await signIn(page)
  await chooseMethod(page, /^Company wallet/)
  await page.getByRole('button', { name: 'Pay ₹35', exact: true }).click()
  await expect(page).toHaveURL(/payment-success/)
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'CompanyWallet' }])
  await dispense(page)
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await page.goto('/company-wallet-transactions')
  await expect(page.getByRole('region', { name: /company/i })).toContainText('₹2,465')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('35')
})

test('with a long cart, Pay names its method and “Dispense now” stays in view, both on an opaque bar', {
  tag: breadth,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const barOf = (name: string | RegExp) =>
    page
      .locator('main div')
      .filter({ has: page.getByRole('button', { name }) })
      .last()
  const products = ['Sea salt chips', 'Masala magic chips', 'Chili lime chips', 'Butter popcorn', 'Aloo bhujia']
  await arriveAtPayment(page, products, 'regular')
  const change = page.getByRole('button', { name: /Change$/ })
  await expect(change).toHaveAccessibleName(/^Payment method Wallet ₹640 → ₹\d+ after this order Change$/)
  await chooseMethod(page, /^Company wallet/)
  await expect(change).toHaveAccessibleName(/^Payment method Company wallet/)
  await expect(barOf(/^Pay ₹/)).toHaveCSS('background-color', /^rgb\(/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeInViewport({ ratio: 1 })
  await expect(barOf('Dispense now')).toHaveCSS('background-color', /^rgb\(/)
})

test('on an upright tablet, the cart stands beside its payment, and nothing is below the screen', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await arriveAtPayment(page, ['Sea salt chips', 'Masala magic chips', 'Chili lime chips'])
  const box = async (name: string | RegExp) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {}
    return { left: x, right: x + width, top: y, bottom: y + height }
  }
  const [pay, remove] = [await box(/^Pay ₹/), await box('Remove Chili lime chips')]
  expect(remove.right).toBeLessThan(pay.left)
  expect(pay.bottom).toBeLessThan(900)
  await expect(page.getByRole('button', { name: /Change$/ })).toHaveCount(0)
  await expect(page.getByRole('radio').last()).toBeInViewport()
})

test('on a wide screen, the result stands beside what was bought, from the payment to the end', {
  tag: breadth,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await arrivePaid(page, 'Sea salt chips', 'Dark 70')
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0
  const title = page.getByRole('heading', { level: 1 })
  const list = page.getByRole('listitem').filter({ hasText: 'Dark 70' })
  const dispense = page.getByRole('button', { name: 'Dispense now' })
  for (const part of [page.getByText('VM-1001'), list, dispense]) await expect(part).toBeInViewport({ ratio: 1 })
  expect(await leftOf(dispense)).toBeGreaterThan(640)
  await dispense.click()
  await expect(title).toHaveText('All yours. Enjoy!')
  await expect(list).toBeInViewport({ ratio: 1 })
  expect(await leftOf(list)).toBeGreaterThan(640)
  await expect(page.getByRole('link', { name: 'Back to products' })).toBeInViewport({ ratio: 1 })
})

/** As a browser without :has(), such as Firefox 115: it ignores these rules. Runs in the page. */
function dropHas() {
  for (const sheet of document.styleSheets) {
    const drop = (rules: CSSRuleList, remove: (at: number) => void) => {
      for (let at = rules.length - 1; at >= 0; at -= 1) {
        const rule = rules[at]
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) remove(at)
        else if (rule instanceof CSSGroupingRule) drop(rule.cssRules, (inner) => rule.deleteRule(inner))
      }
    }
    drop(sheet.cssRules, (at) => sheet.deleteRule(at))
  }
}

test('without :has(), the chosen method is marked and “Dispense now” stays in view (§8.11)', { tag: breadth }, async ({
  page,
}) => {
  const products = ['Sea salt chips', 'Masala magic chips', 'Chili lime chips', 'Butter popcorn', 'Aloo bhujia']
  await arriveAtPayment(page, products, 'regular')
  const lookOf = (name: RegExp) =>
    page.getByRole('radio', { name }).evaluate((radio) => {
      const { backgroundColor, borderColor } = getComputedStyle(radio.parentElement ?? radio)
      return [backgroundColor, borderColor]
    })
  await chooseMethod(page, /^Company wallet/)
  await page.evaluate(dropHas)
  await page.getByRole('button', { name: /Change$/ }).click()
  const [chosen, other] = [await lookOf(/^Company wallet/), await lookOf(/^Card/)]
  expect(chosen[0]).not.toBe(other[0])
  expect(chosen[1]).not.toBe(other[1])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const start = page.getByRole('button', { name: 'Dispense now' })
  await expect(start).toBeVisible()
  await page.evaluate(dropHas)
  // Small enough that the order is longer than the screen.
  await page.setViewportSize({ width: 390, height: 560 })
  await expect(start).toBeInViewport({ ratio: 1 })
})
