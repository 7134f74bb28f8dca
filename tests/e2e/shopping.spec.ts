/** Around the grid and the cart: limits, slots, changing machines, and lost machines and networks. */
import type { Page } from '@playwright/test'
import { add, arrive, atMachine, breadth, expect, payAtProvider, signIn, test } from './support/test.ts'

const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('machineId'))

test('undo puts a removed line back in its place, but never beyond the machine’s order limit (§5.2)', async ({
  page,
}) => {
  const products = ['Sea salt chips', 'Masala magic chips', 'Butter popcorn', 'Aloo bhujia', 'Wafer duo']
  await arrive(page, '/products', 'guest', products)
  await page.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await expect(page.getByText('Only 5 products can be dispensed at a time')).toBeVisible()
  await expect(page.getByRole('link', { name: /^5 products/ })).toBeVisible()
  await page.getByRole('link', { name: /View cart/ }).click()
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await page.getByRole('button', { name: 'Remove Sea salt chips' }).click()
  await expect(names).toHaveText(products.slice(1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(products)
  await page.getByRole('button', { name: 'Remove Sea salt chips' }).click()
  await page.getByRole('button', { name: 'One more Wafer duo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Only 5 products can be dispensed at a time')).toBeVisible()
  await expect(names).toHaveText(products.slice(1))
})

/** The quantity per motor in the server's quote. */
async function quotedMotors(page: Page) {
  const quote = page.waitForResponse(/\/cart\/validate$/)
  await page.goto('/cart')
  const { data } = await (await quote).json()
  return data.items.map(({ motor_id, quantity }: { motor_id: string; quantity: number }) => [motor_id, quantity])
}

test('a product in two slots is one line with their combined stock, and the order uses both slots', async ({
  page,
  world,
}) => {
  // D1 holds 3, and D3 holds 8.
  await atMachine(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Classic cola' })).not.toContainText('left')
  await add(page, 'Classic cola')
  for (let more = 0; more < 4; more += 1) await page.getByRole('button', { name: 'One more Classic cola' }).click()
  expect(await quotedMotors(page)).toEqual([
    ['m401', 3],
    ['m403', 2],
  ])
  await expect(page.getByRole('status', { name: '5 × Classic cola in the cart' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  expect((await world.newOrders())[0]?.items.map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(await page.evaluate(() => localStorage.getItem('cartList'))).toBe('[]')
})

test('an unreadable cart line is dropped with a message, and the others stay (§3.6)', async ({ page }) => {
  await arrive(page, '/faq', 'guest', ['Sea salt chips', 'Wafer duo'])
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cartList') ?? '[]')
    lines[0].product.recipe_ingredients = [null]
    localStorage.setItem('cartList', JSON.stringify(lines))
  })
  await page.goto('/cart')
  await expect(page.getByText('We had to remove a product from your cart. Please add it again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wafer duo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toBeHidden()
})

test('changing the machine asks before emptying the cart (§2.12)', async ({ page }) => {
  await arrive(page, '/machine/VM-1002', 'guest', ['Sea salt chips'])
  await page.getByRole('button', { name: 'Keep my cart' }).click()
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^1 product/ })).toBeVisible()
  await page.goto('/machine/VM-1002')
  await page.getByRole('button', { name: 'Empty cart and change' }).click()
  await expect(page.getByRole('link', { name: /Cold corner/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /View cart/ })).toBeHidden()
})

test('the offline screen also hides orders, and a coffee machine has its own picture (§2.8)', async ({
  page,
  context,
}) => {
  await atMachine(page)
  const drawing = () =>
    page
      .getByRole('main')
      .locator('section > div')
      .evaluate((picture) => getComputedStyle(picture).backgroundImage)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
  await expect(
    page.getByText('You are not connected to the internet. Please connect to the internet and try again.'),
  ).toBeVisible()
  const ofVending = await drawing()
  // Nothing can be loaded now, so the picture is inlined.
  expect(ofVending).toContain('data:image/svg+xml')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'See products' }).click()
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await atMachine(page, 'CF-2001')
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'You are Offline' })).toBeVisible()
  expect(await drawing()).toContain('data:image/svg+xml')
  expect(await drawing()).not.toBe(ofVending)
})

test('a lowercase machine number works linked or typed, and is stored in its original spelling', {
  tag: breadth,
}, async ({ page }) => {
  await atMachine(page, 'vm-1001')
  await expect.poll(() => chosen(page)).toBe('VM-1001')
  await page.goto('/scan-machine')
  await page.getByLabel('Or enter the machine’s number').fill('cf-2001')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add Caffè latte' })).toBeVisible()
  expect(await chosen(page)).toBe('CF-2001')
})

test('a new phone offers the machines of past orders (§2.14)', { tag: breadth }, async ({ page }) => {
  await page.goto('/search-machine')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your machines' })).toBeHidden()
  await signIn(page)
  await page.goto('/search-machine')
  await expect(page.getByRole('heading', { name: 'Your machines' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lobby snacks/ })
    .click()
  await expect.poll(() => chosen(page)).toBe('VM-1001')
})

test('a pack on home opens its product, and closing it leaves the customer at the products', { tag: breadth }, async ({
  page,
}) => {
  await arrive(page, '/products', 'guest')
  await expect(page.locator('main ul:not([data-early]) > li').first()).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'About Sea salt chips' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sea salt chips' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})
