/** Optional server features: each one end to end, and no trace of them if the server lacks them. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { add, arrive, atMachine, expect, signIn, test, toPayment } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Taps the label, because a chip's checkbox has no size. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()
const sheetOf = async (page: Page, name: string) => {
  await button(page, `About ${name}`)
    .first()
    .click({ position: { x: 40, y: 40 } })
  return page.getByRole('dialog', { name })
}

test('a product to avoid is marked with the reason and needs confirmation before payment (§2.22)', async ({
  page,
  world,
}) => {
  await arrive(page, '/account')
  await choose(page, 'Nuts')
  await choose(page, 'Non-vegetarian')
  await expectAccessible(page, 'avoid')
  await atMachine(page)
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Jaggery peanut chikki')).toContainText('You avoid: Nuts')
  await expect(card('Sea salt chips')).not.toContainText('You avoid')
  const sheet = await sheetOf(page, 'Milk & hazelnut')
  await expect(sheet.getByRole('alert')).toHaveText('Contains nuts, which you avoid.')
  await page.goBack()
  await add(page, 'Milk & hazelnut', 'Sea salt chips')
  await toPayment(page)
  await button(page, /^Pay ₹/).click()
  const question = page.getByRole('dialog', { name: 'Buy it anyway?' })
  await expect(question.getByRole('listitem')).toHaveText(['Milk & hazelnut contains nuts.'])
  await expectAccessible(page, 'question')
  await question.getByRole('button', { name: 'Back to cart' }).click()
  expect(await world.newOrders()).toEqual([])
  await button(page, /^Pay ₹/).click()
  await question.getByRole('button', { name: 'Pay anyway' }).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
})

test('a guest’s favorites come first and move to the account, which offers restock alerts (§2.23)', async ({
  page,
  world,
}) => {
  await atMachine(page)
  const sheet = await sheetOf(page, 'Classic cola')
  await sheet.getByRole('button', { name: 'Favorite: Classic cola' }).click()
  await expect(sheet.getByRole('button', { name: 'Favorite: Classic cola' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Buy again' }).getByRole('heading')).toHaveText(['Classic cola'])
  await button(page, 'Filter').click()
  await choose(page, 'My favorites only')
  await button(page, 'Show 1 match').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Classic cola'])

  await page.goto('/search-machine')
  await signIn(page)
  await page.goto('/products')
  await expect.poll(async () => (await world.state()).calls.saveFavorite).toBe(1)
  const soldOut = await sheetOf(page, 'Jaggery peanut chikki')
  await soldOut.getByRole('button', { name: 'Notify me when it’s back' }).click()
  // The headless browser blocks notifications, which is said once.
  await expect(soldOut.getByText(/notifications are blocked/i)).toHaveText(
    'On your list, but notifications are blocked. Allow them in your browser’s settings to hear when it’s back.',
  )
  await expect(soldOut.getByRole('button', { name: 'Remove from my list' })).toBeVisible()
  await expectAccessible(page, 'sold out')
})

test('nearby machines are sorted by distance and show their opening hours and contents (§2.24)', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.9401, longitude: 72.8351 })
  await arrive(page, '/search-machine')
  await button(page, 'Machines near me').click()
  const near = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Near you' }) })
    .getByRole('listitem')
  await expect(near.first()).toContainText('Terminal mart')
  await expect(near.first()).toContainText('50 m away')
  await expect(near.nth(2)).toBeInViewport({ ratio: 1 })
  await expect(near.first()).toContainText('Open 24 hours')
  await expectAccessible(page, 'near')
  await button(page, 'See what’s inside: Terminal mart').click()
  const sheet = page.getByRole('dialog', { name: 'Terminal mart' })
  await expect(sheet.getByRole('listitem').first()).toContainText('₹')
  await expectAccessible(page, 'peek')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await button(page, 'Favorite: Terminal mart').click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Favorite machines' })).toBeVisible()
  // Fetched only on a tap: the reload sends no second call.
  expect((await world.state()).calls.listNearbyMachines).toBe(1)
})

test('a refund shows its stages, expected day and bank reference, and each one appears on the home screen (§4.30)', async ({
  page,
  world,
}) => {
  await world.signIn()
  const refunded = await world.refundToCard()
  // Newer than the refund that is still on its way.
  await world.call('POST', '/v1/refunds', { order_id: await world.refundable(), mode: 'wallet' })
  await arrive(page, '/dashboard', 'regular')
  const news = (text: RegExp) => page.getByRole('status').getByRole('listitem').filter({ hasText: text })
  await expect(news(/^Your refund of ₹\d+ has arrived/)).toHaveCount(1)
  await expect(news(/^Your refund of ₹\d+ should have arrived by now/)).toHaveCount(0)
  await expectAccessible(page, 'home')
  await world.advance(30_000)
  const several = news(/^3 refunds on their way: ₹\d+/)
  await expect(several.getByRole('link', { name: 'Track refunds' })).toHaveAttribute('href', '/refunds')
  await page.goto(`/order-history-details/${refunded}`)
  const steps = page.getByRole('list', { name: /^Refund/ }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(1)).toContainText('With your bank')
  await expect(page.getByText(/, ending in \d{4}$/)).toBeVisible()
  await expect(page.getByText(/^74[\d ]{26}$/)).toBeVisible()
  await expectAccessible(page, 'refund')
  await world.advance(60_000)
  await page.goto('/dashboard')
  await expect(news(/^2 refunds have arrived: ₹\d+/)).toHaveCount(1)
  await page.clock.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000)
  await page.reload()
  await expect(news(/should have arrived by now/).first()).toBeVisible()
})

test('a customer can wish for a missing product and is counted once (§2.25)', async ({ page }) => {
  await atMachine(page)
  await page.getByRole('searchbox').fill('salted lassi')
  await button(page, 'Request “salted lassi”').click()
  const sheet = page.getByRole('dialog', { name: 'Request a product' })
  await sheet.getByRole('button', { name: 'Send request' }).click()
  await expect(sheet.getByText('Thank you! 7 customers have requested it.')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Salted lassi' })).toContainText('7 customers')
  await sheet.getByRole('button', { name: 'Me too: Fresh fruit' }).click()
  await expect(sheet.getByText('Thank you! 15 customers have requested it.')).toBeVisible()
  await expectAccessible(page, 'wishes')
})

test('each item is rated separately, and a missing one is refunded if the server allows it (§4.31)', async ({
  page,
  world,
}) => {
  await world.signIn()
  const id = await world.paidOrder(['Sea salt chips', 'Classic cola'])
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  await world.advance(60_000)
  await arrive(page, `/order-history-details/${id}`, 'regular')
  await page.getByRole('radiogroup', { name: 'Classic cola' }).getByRole('radio', { name: '2 stars' }).press('Space')
  await expect(page.getByText('Thank you!')).toBeVisible()
  await expectAccessible(page, 'ratings')
  await page
    .getByRole('link', { name: /Classic cola/ })
    .first()
    .click()
  await button(page, 'I didn’t get it').click()
  await expect(page.getByText(/^Thank you for telling us\. We’ll refund ₹\d+ to/)).toBeVisible()
  await expectAccessible(page, 'missing')
})

test.describe('a server without optional features', () => {
  test.use({ scenario: 'plain' })

  test('gets no calls for them, and the app shows no trace of them (§2.26)', async ({ page, world }) => {
    await world.signIn()
    const id = await world.paidOrder(['Sea salt chips', 'Classic cola'])
    await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
    await world.advance(60_000)
    const refunded = await world.refundToCard()
    await arrive(page, '/search-machine', 'regular')
    await expect(page.getByRole('heading', { name: 'Your machines' })).toBeVisible()
    await expect(button(page, 'Machines near me')).toHaveCount(0)
    await page.getByRole('searchbox').fill('lobby')
    await expect(page.getByRole('link', { name: /Lobby snacks/ })).not.toContainText(/open/i)
    await atMachine(page)
    const soldOut = await sheetOf(page, 'Jaggery peanut chikki')
    await expect(soldOut.getByText(/^Sold out/).first()).toBeVisible()
    await expect(soldOut.getByRole('button', { name: 'Notify me when it’s back' })).toHaveCount(0)
    await page.goBack()
    await page.getByRole('searchbox').fill('salted lassi')
    await expect(button(page, 'Show everything')).toBeVisible()
    await expect(button(page, /^Request “/)).toHaveCount(0)
    await page.goto(`/order-history-details/${id}`)
    // One rating for the whole order.
    await expect(page.getByRole('radiogroup')).toHaveCount(1)
    await expect(page.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible()
    await page.getByRole('link', { name: /Sea salt chips/ }).click()
    await expect(page.getByText('Sea salt chips').first()).toBeVisible()
    await expect(button(page, 'I didn’t get it')).toHaveCount(0)
    await page.goto(`/order-history-details/${refunded}`)
    await expect(page.getByRole('list', { name: /^Refund/ }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText(/your bank|Expected by|Reference/i)).toHaveCount(0)
    const calledOperations = Object.keys((await world.state()).calls)
    expect(calledOperations.filter((name) => /Favorite|Wish|Nearby/.test(name))).toEqual([])
  })
})
