/** A server that sends only what the owner's specification names (mock-server/server/minimal.ts). */
import { add, arrive, arriveAtPayment, chooseMethod, expect, payAtProvider, test } from './support/test.ts'

test.use({ scenario: 'minimum', expectedErrors: [/^Contract drift in /] })

test('a guest finds the machine, pays by card and gets a receipt', async ({ page, world }) => {
  test.setTimeout(120_000)
  await page.goto('/search-machine')
  await page.getByLabel('Machine name, place or number').fill('lobby')
  await page.getByRole('link', { name: /VM-1001/ }).click()
  await add(page, 'Sea salt chips')
  await page.getByRole('link', { name: /View cart/ }).click()
  await chooseMethod(page, /^Card/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  // Opened again, the order shows more than what to take.
  await page.reload()
  await page.getByRole('link', { name: 'Order details' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /receipt/i }).click()
  await expect((await opened).getByText('Receipt', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Print or share receipt' }).click()
  await expect(page.getByRole('main')).toContainText('prd-sea-salt-chips')
  expect(await world.newOrders()).toMatchObject([{ method: 'Card' }])
})

test('a registered customer pays by wallet', async ({ page, world }) => {
  await arriveAtPayment(page, ['Sea salt chips', 'Dark 70'], 'regular')
  await chooseMethod(page, /^Wallet/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page).toHaveURL(/payment-success/)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  expect(await world.newOrders()).toMatchObject([{ method: 'Wallet' }])
})

const lists: Record<string, RegExp> = {
  '/products': /Sea salt chips[\s\S]*₹35/,
  '/order-history': /prd-[\s\S]*₹/,
  '/order-history?view=payments': /Order ord-[\s\S]*₹/,
  '/order-history-details/ord-past-02': /₹/,
  '/refunds': /Order ord-[\s\S]*₹/,
  '/wallet-transactions': /Balance ₹640/,
  '/company-wallet-transactions': /Balance ₹/,
  '/offers': /10%|₹20/,
  '/card': /\*+\d{4}/,
  '/dashboard': /VM-1001/,
  '/account': /profile/i,
}

test('every list shows its rows', async ({ page }) => {
  test.setTimeout(120_000)
  await arrive(page, '/products', 'regular')
  for (const [path, rows] of Object.entries(lists)) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toContainText(rows)
    await expect(page.getByRole('main'), path).not.toContainText(/couldn’t|undefined|NaN|Something went wrong/i)
  }
})

test('a list without page numbers grows to its end', async ({ page }) => {
  await arrive(page, '/wallet-transactions', 'regular')
  const rows = page.getByRole('main').getByRole('listitem')
  for (const count of [10, 20, 30, 40, 45]) {
    await expect(rows).toHaveCount(count)
    await page.mouse.wheel(0, 20_000)
  }
  await expect(page.getByText('These are all your transactions.')).toBeVisible()
})
