/** The customer's orders: the infinite list, order details and reordering. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { arrive, breadth, expect, recordQueries, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const again = (page: Page) => page.getByRole('button', { name: 'Order again' })

const asRegular = (page: Page, cart: readonly string[] = []) => arrive(page, '/products', 'regular', cart)

/** Navigates inside the app, which keeps the cart and the history. */
async function toOrders(page: Page) {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(heading(page, 'Your orders')).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
}

async function openOrder(page: Page, number: number) {
  await rows(page)
    .nth(number - 1)
    .getByRole('link')
    .click()
  await expect(heading(page, 'Order details')).toBeVisible()
  await expect(heading(page, 'Products')).toBeVisible()
}

test('scrolling loads ten more orders at a time, and back from an order restores the position (§9.2)', async ({
  page,
}) => {
  // Ten orders are higher than the screen.
  await page.setViewportSize({ width: 390, height: 720 })
  const queries = recordQueries(page, '/orders')
  // The look-up of an active order requests all pages at once and can happen at any time.
  const pages = () => queries.filter((query) => query.get('pageOff') === 'false').map((query) => query.get('page'))
  await asRegular(page)
  await toOrders(page)
  await expect(rows(page)).toHaveCount(10)
  expect(pages()).toEqual(['1'])
  for (const count of [20, 30, 40, 50, 60]) {
    await page.mouse.wheel(0, 20_000)
    await expect(rows(page)).toHaveCount(count)
  }
  await expect(page.getByText('These are all your orders.')).toBeVisible()
  const first = rows(page).first()
  await expect(first).toContainText('Sea salt chips')
  await expect(first).toContainText('Lobby snacks')
  await expect(first).toContainText('₹35')
  await expect(first).not.toContainText('Dispensed')
  await expect(rows(page).filter({ hasText: 'Partly dispensed' })).toHaveCount(14)
  await expect(rows(page).filter({ hasText: 'Not dispensed' })).toHaveCount(13)
  await expect(rows(page).filter({ hasText: 'Canceled' })).toHaveCount(2)
  await expect(heading(page, /^[A-Z][a-z]+ 20\d\d$/).first()).toBeVisible()
  const twelfth = rows(page).nth(11).getByRole('link')
  await twelfth.scrollIntoViewIfNeeded()
  await openOrder(page, 12)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(twelfth).toBeInViewport()
  await openOrder(page, 12)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page, 'Your orders')).toBeVisible()
})

test('a receipt can be shared if the phone supports it (§7.9)', async ({ page, context }) => {
  await asRegular(page)
  await toOrders(page)
  await openOrder(page, 1)
  await page.getByRole('link', { name: 'Print or share receipt' }).click()
  await expect(page.getByRole('button', { name: 'Copy receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share receipt' })).toHaveCount(0)
  await context.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(globalThis, { shared })
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data)
        if (shared.length > 1) throw new DOMException('Closed', 'AbortError')
      },
    })
  })
  await page.reload()
  const share = page.getByRole('button', { name: 'Share receipt' })
  await share.click()
  // Closing the phone's share sheet is not an error.
  await share.click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)
  await expect.poll(async () => (await shared()).length).toBe(2)
  const [first] = await shared()
  expect(first?.title).toMatch(/^Receipt of order A-/)
  expect(first?.text).toContain('Payment')
  await expect(page.locator('.mantine-Notification-description')).toHaveCount(0)
})

test.describe('ordering again', () => {
  test('is not offered while a paid order waits, which keeps the cart and the machine (§8.17)', async ({
    page,
    world,
  }) => {
    await world.signIn()
    const id = await world.paidOrder(['Sea salt chips'])
    await arrive(page, `/order-history-details/${id}`, 'regular', ['Sea salt chips'])
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect(rows(page).nth(5)).toBeVisible()
    await expect(again(page)).toHaveCount(0)
  })

  test('puts available products straight into the empty cart (§4.22)', async ({ page }) => {
    await asRegular(page)
    await toOrders(page)
    await openOrder(page, 2)
    await page.evaluate(() => {
      const [machine] = JSON.parse(localStorage.getItem('recentMachines') ?? '')
      const location = { latitude: 18.9, longitude: 72.8 }
      localStorage.setItem('recentMachines', JSON.stringify([{ ...machine, location }]))
    })
    await again(page).click()
    await expect(heading(page, 'Your cart')).toBeVisible()
    // An order's machine has no location, which the phone knows.
    expect(await page.evaluate(() => localStorage.getItem('recentMachines'))).toContain('latitude')
    await expect(rows(page).filter({ hasText: 'Aloo bhujia' })).toContainText('2')
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
  })

  test('asks first if the order is from another machine, “Not now” changes nothing, and an offline machine is named', async ({
    page,
    world,
  }) => {
    await asRegular(page, ['Sea salt chips'])
    await toOrders(page)
    await openOrder(page, 3)
    await world.setMachine('VM-1002', 'offline')
    await again(page).click()
    await expect(page.getByRole('dialog', { name: 'Cold corner is offline' })).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
    await world.setMachine('VM-1002', 'online')
    await again(page).click()
    const sheet = page.getByRole('dialog', { name: 'Order this again?' })
    await expect(sheet).toContainText(/This order came from Cold corner, \w/)
    await expect(sheet).toContainText('This replaces the product in your cart.')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Not now' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
    await again(page).click()
    await sheet.getByRole('button', { name: 'Replace my cart' }).click()
    await expect(heading(page, 'Your cart')).toBeVisible()
    await expect(page.getByRole('link', { name: /Cold corner/ })).toBeVisible()
    await expect(page.getByText('Sea salt chips')).toBeHidden()
  })

  test.describe('when most products have sold out', () => {
    test.use({ scenario: 'short' })
    test('lists what is missing and continues with the rest', { tag: breadth }, async ({ page }) => {
      // After this cart is validated, one bhujia and no chips are left.
      await asRegular(page, ['Aloo bhujia', 'Sea salt chips'])
      await page.getByRole('link', { name: /View cart/ }).click()
      await expect(page.getByText('Sold out, so it won’t be ordered.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove Sea salt chips' }).click()
      await page.getByRole('button', { name: 'Remove Aloo bhujia' }).click()
      await expect(heading(page, 'Products')).toBeVisible()

      await toOrders(page)
      await openOrder(page, 1)
      await again(page).click()
      const nothing = page.getByRole('dialog', { name: 'Nothing from this order is available now' })
      await expect(nothing).toContainText('Sea salt chips sold out')
      await expect(nothing.getByRole('link', { name: 'See what Lobby snacks has' })).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('link', { name: 'Back' }).click()
      await openOrder(page, 2)
      await again(page).click()
      const some = page.getByRole('dialog', { name: 'Order this again?' })
      await expect(some).toContainText('Aloo bhujia only 1 of 2 left')
      await some.getByRole('button', { name: 'Add 1 product to cart' }).click()
      await expect(heading(page, 'Your cart')).toBeVisible()
      await expect(rows(page).filter({ hasText: 'Aloo bhujia' })).toHaveCount(1)
      await expect(rows(page).filter({ hasText: 'Sea salt chips' })).toHaveCount(0)
    })
  })
})
