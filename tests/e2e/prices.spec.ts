/** What cards, cart lines and refunds say is what is charged and returned. */
import type { Page } from '@playwright/test'
import {
  add,
  arrive,
  arriveAtPayment,
  atMachine,
  breadth,
  expect,
  openWithoutApp,
  test,
  toPayment,
} from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const cartBar = (page: Page) => page.getByRole('link', { name: /View cart/ })

/** Two bags at full price and a bar with 25 % off: ₹137.50. */
async function withBagsAndBar(page: Page) {
  await arriveAtPayment(page, ['Sea salt chips', 'Dark 70'])
  await button(page, 'One more Sea salt chips').click()
  await expect(button(page, 'Pay ₹137.50')).toBeEnabled()
}

test('a card shows the price that a tap charges beside the struck one, or the condition of its offer', async ({
  page,
}) => {
  await atMachine(page)
  await expect(card(page, 'Sea salt chips')).toContainText('10% off ₹130+')
  const cola = card(page, 'Classic cola')
  await expect(cola).toContainText('₹5 off')
  await expect(cola.locator('s')).toHaveText('₹40')
  await expect(cola).toContainText('₹35')
  await add(page, 'Classic cola')
  await expect(cartBar(page)).toContainText('₹35')
  // The ₹5 are for the order, so the second can costs ₹40.
  await expect(cola.locator('s')).toHaveCount(0)
  await expect(cola).toContainText('₹5 off applied')
  expect((await cola.locator('[data-spent]').boundingBox())?.width, 'in view').toBeGreaterThan(60)
  await button(page, 'One more Classic cola').click()
  await expect(cartBar(page)).toContainText('₹75')
  await cartBar(page).click()
  await expect(button(page, 'Pay ₹75')).toBeEnabled()
})

test('a condition is in words on the card, and its products are a category', { tag: breadth }, async ({ page }) => {
  await atMachine(page)
  const words = card(page, 'Sea salt chips').locator('[data-later]')
  await expect(words).toHaveText('10% off ₹130+')
  expect((await words.boundingBox())?.width).toBeGreaterThan(60)
  await page.getByText('Offers', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Offers', exact: true })).toBeChecked()
  await expect(card(page, 'Butter popcorn')).toHaveCount(0)
})

for (const [cart, width] of [
  ['without', 390],
  ['with', 390],
  ['without', 320],
] as const)
  test(`a mark of what to avoid is clear of the offer and the food mark, ${cart} an offer in use, at ${width} px`, {
    tag: cart === 'with' ? [] : breadth,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => localStorage.setItem('avoid', JSON.stringify(['milk', 'nuts', 'gluten', 'soy'])))
    await arrive(page, '/products', 'guest', cart === 'with' ? ['Sea salt chips', 'Sea salt chips', 'Dark 70'] : [])
    const bar = card(page, 'Milk & hazelnut')
    await expect(bar.getByText('You avoid:')).toBeAttached()
    const overlaps = await bar.evaluate((each) => {
      const boxes = ['p[class*="mark"]', '[class*="offer"]', '[data-veg]'].map((css) => {
        const part = each.querySelector(css)
        if (!part) throw new Error(`Nothing is ${css}`)
        return part.getBoundingClientRect()
      })
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => meet(a, b)))
    })
    expect(overlaps).toEqual([])
  })

test('the struck price stays beside the stepper, after the new one', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/products', 'guest', ['Sea salt chips', 'Dark 70'])
  await button(page, 'One more Sea salt chips').click()
  const bar = card(page, 'Dark 70')
  await expect(bar.locator('s')).toHaveText('₹90')
  const boxOf = async (place: string) => (await bar.locator(place).first().boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const [before, now] = [await boxOf('s'), await boxOf('[class*="now"] > span')]
  expect(before.y).toBeGreaterThanOrEqual(now.y)
  const stepper = await boxOf('[data-count]')
  expect(now.x + now.width).toBeLessThanOrEqual(stepper.x)
  expect(before.x + before.width).toBeLessThanOrEqual(stepper.x)
})

test('in the row of earlier purchases, a reduced price takes one line like any other', { tag: breadth }, async ({
  page,
}) => {
  await arrive(page, '/search-machine', 'regular')
  await page.evaluate(() => localStorage.setItem('boughtBefore', '{"ids":["prd-cola","prd-sea-salt-chips"]}'))
  await page.goto('/products')
  const again = page.getByRole('region', { name: 'Buy again' })
  await expect(again.locator('s')).toHaveText('₹40')
  await expect(again.getByRole('button', { name: /^Buy / })).toHaveCount(2)
  const lines = again.locator('[class*="now"]')
  const [cola = 0, chips = 0] = await lines.evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(cola).toBeLessThan(1.5 * chips)
})

test('a product’s size gives way to the stepper, and to why it can’t be had', { tag: breadth }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await atMachine(page)
  await add(page, 'Butter popcorn')
  const popcorn = card(page, 'Butter popcorn')
  await expect(popcorn.locator('[data-count]')).toBeVisible()
  const overlaps = await page.locator('[data-card]').evaluateAll((cards) =>
    cards.flatMap((each) => {
      const [size, other] = ['[class*="now"] small', '[data-count], [class*="reason"]'].map((css) =>
        each.querySelector(css)?.getBoundingClientRect(),
      )
      if (!size || !other) return []
      const meet = size.right > other.left && size.top < other.bottom && other.top < size.bottom
      return [{ name: each.querySelector('h2')?.textContent, meet }]
    }),
  )
  expect(overlaps.length, 'one in the cart, and sold-out ones').toBeGreaterThan(1)
  expect(overlaps.filter(({ meet }) => meet)).toEqual([])
})

test('the card drawn before the app names the same condition', { tag: breadth }, async ({ page }) => {
  const release = await openWithoutApp(page, '/machine/VM-1001')
  await expect(page.locator('[data-early] > li').first()).toContainText('10% off ₹130+')
  release()
})

test('the cart says why an offer on the card is not used', async ({ page }) => {
  await arriveAtPayment(page, ['Sea salt chips'])
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(offers).toContainText('Spend ₹95 more for 10% off chips')
  await withBagsAndBar(page)
  await button(page, /more offers?$/).click()
  await expect(offers).toContainText('One offer per order: 25% off chocolate saves more than 10% off chips')
})

test('one product at two prices is two cards and two lines, and the lines are what is paid', async ({
  page,
  world,
}) => {
  await world.price('D1', 45)
  await world.stock('D1', 1)
  await atMachine(page)
  const colas = card(page, 'Classic cola')
  await expect(colas).toHaveCount(2)
  for (const price of ['₹45', '₹40'])
    await colas.filter({ hasText: price }).getByRole('button', { name: 'Add Classic cola', exact: true }).click()
  await toPayment(page)
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Classic cola' }) })
  await expect(lines).toHaveCount(2)
  await expect(lines.locator('b')).toContainText(['₹42.35 ₹45', '₹37.65 ₹40'])
  await expect(button(page, 'Pay ₹80')).toBeEnabled()
})

test('a line follows a price that changes while it is in the cart, with a word', async ({ page, world }) => {
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  await button(page, 'One more Sea salt chips').click()
  await world.price('A1', 50)
  await cartBar(page).click()
  await expect(page.getByText('New price: ₹50 instead of ₹35.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sea salt chips' })).toHaveCount(1)
  await expect(button(page, 'Pay ₹100')).toBeEnabled()
})

test.describe('a bar with 25 % off jams beside two bags at full price', () => {
  test.use({ scenario: 'item-fails' })
  test('cart, order and refund say what each line cost, and the bar’s price comes back', async ({ page, world }) => {
    await withBagsAndBar(page)
    await expect(card(page, 'Sea salt chips')).toContainText('₹70')
    await expect(card(page, 'Dark 70')).toContainText('₹67.50 ₹90')
    await button(page, 'Pay ₹137.50').click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await button(page, 'Dispense now').click()
    await expect(page.getByText('Dispensing', { exact: false }).first()).toBeVisible()
    await world.advance(20_000)
    await button(page, 'Get ₹67.50 back').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 × Dark 70₹67.50')
    await dialog.getByRole('button', { name: /₹67\.50/ }).click()
    await expect(page.getByText('1 × Dark 70₹67.50')).toBeVisible()
  })
})

test.describe('an offer that ends', () => {
  test.use({ scenario: 'offer-ends' })
  test('after the app had applied it is removed in the app’s words, without the server’s error', async ({ page }) => {
    // Each offer ends once a cart has been priced with it, here as soon as the cart rests.
    await arrive(page, '/products', 'guest', ['Sea salt chips', 'Sea salt chips', 'Dark 70'])
    // Until the offers have loaded, the cart is quoted without one.
    await expect(cartBar(page)).toContainText('₹137.50')
    await toPayment(page)
    await expect(button(page, 'Pay ₹137.50')).toBeEnabled()
    await button(page, 'One more Sea salt chips').click()
    await expect(page.getByText('25% off chocolate no longer applies. We removed it.')).toBeVisible()
    await expect(button(page, 'Pay ₹195')).toBeEnabled()
    await expect(page.getByText('This offer doesn’t apply to your cart.')).toHaveCount(0)
  })
})
