/** Paying in the customer's own UPI app. The mock server plays that app; only what it tells the server counts. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { withConfig } from './support/configure.ts'
import { arrive, arriveAtPayment, breadth, chooseMethod, expect, test, type World } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const approval = (page: Page) => page.getByRole('heading', { name: 'Approve ₹35 in your UPI app' })
const choose = (page: Page) => chooseMethod(page, /^UPI app/)

/** Records which apps a page opens, and keeps the browser from looking for them. */
const recordApps = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { openedApps: [] })
    navigation.addEventListener('navigate', (event) => {
      if (!event.destination.url.startsWith('upi:')) return
      event.preventDefault()
      openedApps.push(event.destination.url)
    })
  })
declare const openedApps: string[]

/** Answers in the customer's UPI app: on another page, as on another phone. */
async function answer(context: BrowserContext, world: World, decision: 'Approve ₹35' | 'Decline this payment') {
  const app = await context.newPage()
  await app.goto(world.mockPage('/providers/upi'))
  await app.getByRole('button', { name: decision }).click()
  await expect(app.getByRole('heading', { name: /^(Approved|Declined)$/ })).toBeVisible()
  await app.close()
}

/** A bar takes no tap of a finger right after it has appeared (ignore-second-taps.ts). */
async function tapToPay(page: Page) {
  await expect(button(page, 'Pay ₹35')).toBeEnabled()
  await wait(600)
  await button(page, 'Pay ₹35').tap()
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a regular customer pays in three taps and an approval in the app (§4.32)', async ({ page, context, world }) => {
    await recordApps(context)
    await arrive(page, '/search-machine', 'regular')
    await page.evaluate((owner) => {
      localStorage.setItem('lastPaymentMethod', JSON.stringify({ owner, method: 'UPI', sourceId: null }))
    }, world.userId)
    await page.goto('/machine/VM-1001')
    await page.getByRole('main').getByRole('list').last().getByRole('button', { name: 'Add Sea salt chips' }).tap()
    await page.getByRole('link', { name: /View cart/ }).tap()
    await tapToPay(page)
    await expect(approval(page)).toBeVisible()
    const [order] = await world.newOrders()
    expect(await page.evaluate(() => openedApps)).toEqual([
      expect.stringMatching(`^upi://pay\\?.*tr=${order?.id}.*am=35`),
    ])
    await expect(page.getByRole('main').getByText('1 × Sea salt chips')).toBeVisible()
    await expectAccessible(page, 'approve')
    await answer(context, world, 'Approve ₹35')
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toMatchObject([{ method: 'UPI', status: 'Paid' }])
  })

  test('a payment survives a reload and another tab, and a decline leads back to the cart', async ({
    page,
    context,
    world,
  }) => {
    await recordApps(context)
    await arriveAtPayment(page)
    await choose(page)
    await tapToPay(page)
    await expect(approval(page)).toBeVisible()
    // The phone has closed the page while the customer was in the other app.
    await page.goto('about:blank')
    await page.goto('/payment')
    await expect(approval(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(approval(other)).toBeVisible()
    await expect(button(other, /^Pay ₹/)).toHaveCount(0)
    await other.close()
    await page.getByRole('link', { name: 'Open UPI app' }).tap()
    expect(await page.evaluate(() => openedApps)).toHaveLength(1)
    await answer(context, world, 'Decline this payment')
    await expect(page.getByText(/The payment was declined/)).toBeVisible()
    await expect(button(page, 'Pay ₹35')).toBeEnabled()
    expect(await world.newOrders()).toMatchObject([{ status: 'Cancelled' }])
  })

  test('a payment is still followed after the browser’s data have been cleared', { tag: breadth }, async ({
    page,
    context,
    world,
  }) => {
    await recordApps(context)
    await arriveAtPayment(page)
    await choose(page)
    await tapToPay(page)
    await expect(approval(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/icon.svg')
    await other.evaluate(() => localStorage.clear())
    await other.close()
    await answer(context, world, 'Approve ₹35')
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toMatchObject([{ method: 'UPI', status: 'Paid' }])
  })

  test('an approval that comes after the customer has paid another way is refunded', async ({
    page,
    context,
    world,
  }) => {
    await recordApps(context)
    await arriveAtPayment(page, ['Sea salt chips'], 'regular')
    await choose(page)
    await tapToPay(page)
    await expect(approval(page)).toBeVisible()
    const app = await context.newPage()
    await app.goto(world.mockPage('/providers/upi'))
    await button(page, 'Pay another way').tap()
    await expect(page.getByRole('heading', { name: 'Payment canceled' })).toBeVisible()
    await page.getByRole('radio', { name: /^Wallet/ }).click()
    await tapToPay(page)
    await expect(button(page, 'Dispense now')).toBeVisible()
    await app.getByRole('button', { name: 'Approve ₹35' }).click()
    const orders = await world.newOrders()
    expect(orders.map(({ method, status }) => `${method} ${status}`).sort()).toEqual(['UPI Cancelled', 'Wallet Paid'])
    await page.goto('/refunds')
    await expect(page.getByText('₹35').first()).toBeVisible()
  })

  test('without an approval, the time runs out and the cart is as it was', { tag: breadth }, async ({
    page,
    context,
    world,
  }) => {
    await recordApps(context)
    await page.clock.install()
    await arriveAtPayment(page)
    await choose(page)
    await tapToPay(page)
    await expect(page.getByRole('timer')).toHaveText(/^Approve within (5:00|4:5\d)$/)
    await page.clock.fastForward(299_000)
    await page.clock.fastForward(2_000)
    await expect(page.getByRole('heading', { name: 'The time to approve is over' })).toBeVisible()
    await world.advance(301_000)
    await page.clock.fastForward(10_000)
    await expect(page.getByText(/It wasn’t paid in time/)).toBeVisible()
    await expect(button(page, 'Pay ₹35')).toBeEnabled()
  })
})

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the code leads to the app on a phone', async ({ page, context, world }) => {
    await recordApps(context)
    await arriveAtPayment(page)
    await page.getByRole('radio', { name: /^UPI app/ }).click()
    await button(page, 'Pay ₹35').click()
    await expect(approval(page)).toBeVisible()
    const code = page.getByRole('img', { name: 'QR code to pay ₹35' })
    await expect(code).toBeVisible()
    // Forced colors don't invert it.
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await page.emulateMedia({ colorScheme: null, forcedColors: null })
    await expect(page.getByRole('link', { name: /UPI app/ })).toHaveCount(0)
    await expectAccessible(page, 'code')
    await answer(context, world, 'Approve ₹35')
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await page.evaluate(() => openedApps)).toEqual([])
  })
})

test.describe('without UPI, nothing mentions it', () => {
  const expectNoTrace = async (page: Page) => {
    await page.getByRole('button', { name: /Change$/ }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('dialog')).not.toContainText('UPI app')
  }

  test.describe('where the server has none', () => {
    test.use({ scenario: 'plain' })
    test('in the checkout', async ({ page }) => {
      await arriveAtPayment(page)
      await expectNoTrace(page)
    })
  })

  test('where the operator allows no app', { tag: breadth }, async ({ page, context }) => {
    await withConfig(context, { paymentAppSchemes: [] })
    await arriveAtPayment(page)
    await expectNoTrace(page)
  })
})
