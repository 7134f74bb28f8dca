/** The page as browsers translate it. E2E_TRANSLATED=1 runs any other test in the same way. */
import {
  add,
  arrive,
  arriveAtPayment,
  atMachine,
  breadth,
  expect,
  payAtProvider,
  test,
  toPayment,
} from './support/test.ts'

test.use({ isTranslated: true })

test('on a translated page a guest counts, pays and collects, and reads no old word or amount (§8.14)', async ({
  page,
  world,
}) => {
  const bar = page.getByRole('link', { name: /View cart/ })
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sea salt chips' }).first()
  await atMachine(page)
  await expect(page.locator('font', { hasText: 'Sea salt chips' }).first()).toBeVisible()
  await add(page, 'Sea salt chips')
  await expect(bar).toContainText('1 product · ₹35')
  await add(page, 'Dark 70')
  await expect(bar).toContainText('2 products · ₹125')
  await toPayment(page)
  for (const [step, amount] of [
    ['One more Sea salt chips', 'Pay ₹137.50'],
    ['One less Dark 70', 'Pay ₹70'],
    ['One less Sea salt chips', 'Pay ₹35'],
  ] as const) {
    await page.getByRole('button', { name: step }).first().click()
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveText(amount)
  }
  await expect(line).toContainText('₹35')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page.getByText('Coming now')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible()
  await expect(page.getByText('Coming now')).toBeHidden()
  expect(await world.newOrders()).toMatchObject([{ net: 35 }])
})

test('on a translated page a cup is chosen, counted, made and taken (§8.14)', { tag: breadth }, async ({
  page,
  world,
}) => {
  await atMachine(page, 'CF-2001')
  await add(page, 'Caffè latte')
  const sheet = page.getByRole('dialog', { name: 'Caffè latte' })
  for (const sugar of [/^1/, /^2/]) await sheet.getByRole('radio', { name: sugar }).check()
  await sheet.getByRole('button', { name: /^Add · ₹/ }).click()
  await toPayment(page)
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Caffè latte' }).first()
  await expect(line).toContainText('2 sugars')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await world.advance(10_000)
  await expect(page.getByRole('heading', { name: /Enjoy/ })).toBeVisible({ timeout: 30_000 })
})

test('a translated history shows orders, and each with its own amount (§8.14)', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/order-history', 'regular')
  const orders = page.getByRole('main').getByRole('listitem')
  for (const at of [0, 1]) {
    const link = orders.getByRole('link').nth(at)
    const amount = await link
      .getByText(/^₹[\d.,]+$/)
      .first()
      .innerText()
    await link.click()
    await expect(page).toHaveURL(/order-history-details/)
    await expect(page.getByRole('main')).toContainText(amount)
    await page.goBack()
  }
  await expect(orders.first()).toContainText('₹')
})

test.describe('when the price rises', () => {
  test.use({ scenario: 'price-change' })
  test('a translated cart shows the new one', async ({ page }) => {
    await arriveAtPayment(page)
    await page.getByRole('button', { name: 'Pay ₹35' }).click()
    await page.getByRole('button', { name: 'See the new price' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Sea salt chips' })).toContainText('₹99')
    await expect(page.getByRole('button', { name: 'Pay ₹99' })).toBeEnabled()
  })
})

test.describe('when everything sells out', () => {
  test.use({ scenario: 'sold-out' })
  test('a translated checkout says so', async ({ page }) => {
    await arriveAtPayment(page)
    await page.getByRole('button', { name: 'Pay ₹35' }).click()
    await expect(page.getByRole('button', { name: 'See products' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listitem').filter({ hasText: 'Sea salt chips' })).toContainText('Sold out')
  })
})
