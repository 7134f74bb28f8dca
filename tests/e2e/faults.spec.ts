/** What the customer sees when a call fails (§8). The mock server injects the faults. */
import type { Page } from '@playwright/test'
import { arrive, arriveAtPayment, arrivePaid, expect, test } from './support/test.ts'

const wrong = 'Something went wrong. Please try again later.'
const toast = (page: Page) => page.locator('.mantine-Notification-description')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test.describe('when dispensing fails', () => {
  test.use({ scenario: 'dispense-fails' })
  test('a toast says so, and the next attempt succeeds', async ({ page }) => {
    await arrivePaid(page, 'Sea salt chips')
    await press(page, 'Dispense now')
    await expect(toast(page)).toHaveText(wrong)
    await press(page, 'Dispense now')
    await expect(heading(page, /Enjoy/)).toBeVisible()
  })
})

test.describe('when a refund fails', () => {
  test.use({ scenario: 'refund-fails' })
  test('a toast says so, and the next attempt succeeds', async ({ page }) => {
    await arrivePaid(page, 'Sea salt chips')
    await press(page, 'Dispense now')
    await press(page, 'Get ₹35 back')
    await press(page, 'Refund ₹35')
    await expect(toast(page)).toHaveText(wrong)
    await press(page, 'Refund ₹35')
    await expect(heading(page, 'Refund of ₹35')).toBeVisible()
  })
})

test.describe('when an order can’t be loaded', () => {
  test.use({ scenario: 'order-unreadable' })
  test('a toast and the screen say so', async ({ page }) => {
    await page.goto('/search-machine')
    for (const path of ['/order-history-details/ord-1', '/order-dispense?order_id=ord-1']) {
      await page.goto(path)
      await expect(toast(page)).toHaveText(wrong)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t load your order')
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
      await expect(toast(page)).toHaveCount(0)
    }
  })
})

test.describe('an offer that ends before the order is placed', () => {
  test.use({ scenario: 'offer-ends' })
  test('is rejected with OF_1004 and a one-line log, and nothing is charged', async ({ page, world }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    // Only one offer fits this cart, so only one quote is requested before the offer ends.
    await arriveAtPayment(page, ['Classic cola'])
    await press(page, /^Pay ₹/)
    const dialog = page.getByRole('dialog', { name: 'Failed to initiate payment' })
    await expect(dialog).toContainText('OF_1004')
    await expect(dialog).toContainText('This offer doesn’t apply to your cart.')
    expect(logged).toContain('This offer doesn’t apply to your cart.')
    expect(await world.newOrders()).toEqual([])
  })
})

test.describe('an order limit that drops before the order is placed', () => {
  test.use({ scenario: 'limit' })
  test('rejects the order with CART_1003, and nothing is charged (§8.3)', async ({ page, world }) => {
    await arriveAtPayment(page, ['Sea salt chips', 'Wafer duo'])
    await press(page, /^Pay ₹/)
    await expect(page.getByRole('dialog', { name: 'Failed to initiate payment' })).toContainText('CART_1003')
    expect(await world.newOrders()).toEqual([])
  })
})

test.describe('a cart whose price has changed', () => {
  test.use({ scenario: 'price-change' })
  test('is rejected with CART_1001, and a toast shows the server’s message (§8.1)', async ({ page }) => {
    await arriveAtPayment(page)
    const refusal = page.waitForResponse(/\/cart\/validate$/)
    await press(page, 'One more Sea salt chips')
    expect(await (await refusal).json()).toMatchObject({ code: 'CART_1001' })
    await expect(toast(page)).toHaveText('A price has changed. Please check your cart.')
  })
})

test('an offline machine causes CART_1002, and a toast at the bottom center shows the message', async ({
  page,
  world,
}) => {
  await world.setMachine('VM-1001', 'offline')
  await arrive(page, '/payment', 'guest', ['Sea salt chips'])
  await expect(toast(page)).toHaveText('This machine is offline at the moment.')
  const box = await page.locator('.mantine-Notification-root').boundingBox()
  if (!box) throw new Error('The toast is gone')
  expect(Math.abs(box.x + box.width / 2 - 195), 'in the middle').toBeLessThan(2)
  expect(box.y, 'at the bottom').toBeGreaterThan(600)
})
