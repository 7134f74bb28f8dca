/** The main job by keyboard alone, without a barrier, on the smallest phone and on a desktop. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrive, expect, test } from './support/test.ts'

async function expectNoSidewaysScroll(page: Page, where: string) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, where).toBeLessThanOrEqual(0)
}

test('the main job is accessible and fits at every step (§2.15)', async ({ page }) => {
  // Nine screens, each read by axe in both themes.
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const look = async (where: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
  }
  await page.goto('/search-machine')
  await page.getByLabel('Machine name, place or number').fill('terminal')
  await expect(page.getByRole('link', { name: /Snacks and drinks for everyone/ })).toBeVisible()
  await look('search')
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  await page.getByRole('link', { name: /View cart/ }).click()
  await page.getByRole('button', { name: /\d offers/ }).click()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  await look('cart')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await look('provider')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  await look('paid')
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await look('dispensed')
  await page.getByRole('link', { name: 'Order details' }).click()
  await expect(page.getByRole('button', { name: /receipt/i })).toBeVisible()
  await look('order details')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await look('not found')
  await page.goto('/machine/VM-9999')
  await expect(page.getByRole('heading', { name: /know this machine/ })).toBeVisible()
  await look('unknown machine')
})

/** Tabs forward until the element with this role and name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${role} ${name} can't be reached by Tab`)
}

test('the whole main job works by keyboard alone (§1.2)', async ({ page }) => {
  await page.goto('/machine/VM-1001')
  await tabTo(page, 'button', 'Add Sea salt chips')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', /View cart/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'radio', /Card or UPI/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pay ₹35', exact: true })).toBeEnabled()
  await tabTo(page, 'button', /^Pay ₹35/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await tabTo(page, 'button', /^Pay ₹/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Dispense now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
})

test('a route change moves the focus to the new heading', async ({ page }) => {
  await arrive(page, '/products', 'guest', ['Sea salt chips'])
  await page.getByRole('link', { name: /View cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused()
  await expect(page).toHaveTitle(/^Your cart/)
})
