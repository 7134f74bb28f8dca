/** Which offer a cart gets: the best one by default, the customer's choice, and never one that does not fit. */
import type { Page } from '@playwright/test'
import { add, applyOffer, atMachine, expect, payAtProvider, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const offers = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true })
const record = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasProduct'))

/** ₹160: three offers fit, of which 25% off chocolate saves most. */
async function atCart(page: Page) {
  await atMachine(page)
  await add(page, 'Sea salt chips', 'Dark 70')
  await button(page, 'One more Sea salt chips').click()
  await page.getByRole('link', { name: /View cart/ }).click()
}

test('the best offer is applied automatically and cleared after its order (§4.23 §5.5)', async ({ page, world }) => {
  await atCart(page)
  await expect(offers(page)).toContainText('25% off chocolateOn Okapi bars')
  await expect(button(page, /^Pay ₹137\.50$/)).toBeEnabled()
  // A cart that rests while it is filled is priced, too.
  const quotes = async () => (await world.state()).calls.validateCart ?? 0
  const before = await quotes()
  expect(before).toBeGreaterThanOrEqual(3)
  await button(page, /^Pay ₹137\.50$/).click()
  await payAtProvider(page)
  expect(await quotes()).toBe(before)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  expect(await world.newOrders()).toMatchObject([{ net: 137.5 }])
  expect(await record(page)).toBeNull()
})

test('the customer can choose another offer or none, and one that no longer applies is removed with a message', async ({
  page,
}) => {
  await atCart(page)
  await applyOffer(page, '₹20 off')
  await expect(offers(page)).toContainText('₹20 off')
  await expect(button(page, 'Pay ₹140')).toBeEnabled()
  await button(page, 'Remove: ₹20 off').click()
  await page.reload()
  await expect(button(page, /^Pay ₹160$/)).toBeEnabled()
  await applyOffer(page, '₹20 off')
  await expect(button(page, 'Pay ₹140')).toBeEnabled()
  await button(page, 'Remove Dark 70').click()
  await expect(page.getByText('₹20 off no longer applies. We removed it.')).toBeVisible()
  expect(await record(page)).toBeNull()
  await expect(button(page, /^Pay ₹70$/)).toBeEnabled()
})

test.describe('an offer rejected by the server', () => {
  test.use({ scenario: 'offer-ends' })
  test('shows the OF_1004 message as a toast, and the cart is priced without it', async ({ page }) => {
    await atCart(page)
    await applyOffer(page, '₹20 off')
    await expect(page.getByText('This offer doesn’t apply to your cart.')).toBeVisible()
    await expect(button(page, /^Pay ₹160$/)).toBeEnabled()
  })
})
