/** What the customer sees when a call fails (§8). The mock server injects the faults. */
import type { Page } from '@playwright/test'
import { arrive, arrivePaid, breadth, expect, tapTwice, test } from './support/test.ts'

const wrong = 'Something went wrong. Please try again later.'
const toast = (page: Page) => page.locator('.mantine-Notification-description')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test.describe('when a refund fails', () => {
  test.use({ scenario: 'refund-fails' })

  test('the dialog no longer offers to keep the order, which has been closed', async ({ page }) => {
    await arrivePaid(page, 'Sea salt chips')
    await page.getByRole('button', { name: 'Get your money back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Request ₹35 back' }).click()
    await expect(dialog).toContainText('We don’t know whether your refund went through')
    await expect(dialog.getByRole('button', { name: 'Keep my order' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeVisible()
  })

  test('a toast says so after a single call despite repeated taps, and the next attempt succeeds', async ({
    page,
    world,
  }) => {
    await arrivePaid(page, 'Sea salt chips')
    await press(page, 'Dispense now')
    await press(page, 'Get ₹35 back')
    await tapTwice(page.getByRole('button', { name: 'Request ₹35 back' }))
    await expect(toast(page)).toHaveText(wrong)
    expect((await world.state()).calls.createRefund).toBe(1)
    await press(page, 'Request ₹35 back')
    await expect(heading(page, 'Refund of ₹35')).toBeVisible()
  })
})

test.describe('when an order can’t be loaded', () => {
  test.use({ scenario: 'order-unreadable' })
  test('a toast and the screen say so', { tag: breadth }, async ({ page }) => {
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

test('an offline machine causes CART_1002, and a toast at the bottom center shows the message (§8.1)', async ({
  page,
  world,
}) => {
  await world.setMachine('VM-1001', 'offline')
  await arrive(page, '/payment', 'guest', ['Sea salt chips'])
  await expect(toast(page)).toHaveText('This machine is offline at the moment.')
  const box = await page.locator('.mantine-Notification-root').boundingBox()
  if (!box) throw new Error('The toast is gone')
  expect(Math.abs(box.x + box.width / 2 - 195), 'in the middle').toBeLessThan(2)
  expect(box.y, 'at the bottom').toBeGreaterThan(550)
})
