/** The shelf in its three views, and a product looked at. */
import { AxeBuilder } from '@axe-core/playwright'
import { atMachine, expect, test } from './support/test.ts'

test('the products are a grid until another view is chosen (§2.11 §9.3)', async ({ page }) => {
  await atMachine(page)
  await expect(page.getByLabel('Show as')).toHaveValue('grid')
  await expect(page.locator('main ul').first()).toHaveAttribute('data-view', 'grid')
})

test('one category shows its products alone', async ({ page }) => {
  await atMachine(page)
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toBeVisible()
  await page.getByRole('button', { name: 'Cold drinks', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toHaveCount(0)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toBeVisible()
})

test('the chosen view is kept', async ({ page }) => {
  await atMachine(page)
  await page.getByLabel('Show as').selectOption('list')
  await page.reload()
  await expect(page.locator('main ul')).toHaveAttribute('data-view', 'list')
  await expect(page.getByRole('button', { name: 'Add Sea salt chips' })).toBeVisible()
})

test('the tray shows the machine’s front and works by screen reader and keyboard', async ({ page }) => {
  await atMachine(page)
  await page.getByLabel('Show as').selectOption('tray')
  const tray = page.getByRole('table', { name: 'The machine’s front' })
  await expect(tray.getByRole('columnheader')).toHaveText(['1', '2', '3', '4', '5', '6'])
  await expect(tray.getByRole('rowheader')).toHaveText(['A', 'B', 'C', 'D', 'E'])
  await expect(tray.getByRole('button', { name: 'C5, Jaggery' })).toHaveCount(0)
  await expect(tray.getByRole('button', { name: /^C5, .*, Not available$/ })).toBeVisible()
  await expect(tray.getByRole('button', { name: /^B5, .*, Sold out$/ })).toBeVisible()
  await tray.getByRole('button', { name: /^A1, / }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(tray.getByRole('button', { name: /^B2, / })).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Milk & hazelnut' })).toContainText('Slot B2')
})

test('a product opens with all details; the back button closes it', async ({ page }) => {
  await atMachine(page)
  await page.getByRole('button', { name: 'About Sea salt chips' }).click({ position: { x: 40, y: 40 } })
  const sheet = page.getByRole('dialog', { name: 'Sea salt chips' })
  await expect(sheet.getByRole('row', { name: /Energy/ })).toContainText('kcal')
  await expect(sheet.getByText(/Best before/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await sheet.getByRole('button', { name: 'Add Sea salt chips' }).click()
  await expect(sheet.getByLabel('1 × Sea salt chips in the cart')).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('link', { name: /1 product/ })).toBeVisible()
})
