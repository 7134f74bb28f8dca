/** No dead ends: every paid order leads to its products or a refund (docs/decisions/0013-endings.md). */
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import {
  add,
  arrive,
  arrivePaid,
  atMachine,
  breadth,
  expect,
  hold,
  payAtProvider,
  sumShifts,
  test,
  toPayment,
  type World,
} from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const start = (page: Page) => button(page, 'Dispense now')
const calls = async (world: World) => (await world.state()).calls

const orderIdOf = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? ''

test.describe('a paid order that can’t be collected', () => {
  test('is closed and refunded once, even after a double tap and a lost response (§8.10)', async ({ page, world }) => {
    await arrivePaid(page, 'Sea salt chips')
    const lose = async (route: Route) => {
      await world.fetch(route)
      await route.abort()
    }
    await page.route('**/v1/refunds', lose, { times: 1 })
    await expect(page.getByText('Machine number VM-1001')).toBeVisible()
    await button(page, 'Get your money back').click()
    const dialog = page.getByRole('dialog', { name: 'Get your money back' })
    await expect(dialog.getByRole('link', { name: 'Get help with this order' })).toBeVisible()
    await expectAccessible(page, 'not collected')
    await dialog.getByRole('button', { name: 'Request ₹35 back' }).dblclick()
    await expect(heading(page, 'This order is closed')).toBeVisible()
    await expect(heading(page, 'Refund of ₹35')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await calls(world)).toMatchObject({ unblockOrder: 1, createRefund: 1 })
  })

  test('can also be refunded from its details, which stay open when the app starts there', { tag: breadth }, async ({
    page,
  }) => {
    await arrivePaid(page, 'Sea salt chips')
    await page.goto(`/order-history-details/${orderIdOf(page)}`)
    await expect(heading(page, 'Paid and waiting at Lobby snacks')).toBeVisible()
    await button(page, 'Get your money back').click()
    await button(page, 'Request ₹35 back').click()
    await expect(heading(page, 'Refund of ₹35')).toBeVisible()
  })

  test('is refunded once even if the dialog is closed and reopened meanwhile', { tag: breadth }, async ({
    page,
    world,
  }) => {
    await arrivePaid(page, 'Sea salt chips')
    const release = await hold(page, '**/v1/refunds')
    await button(page, 'Get your money back').click()
    await button(page, 'Request ₹35 back').click()
    await page.keyboard.press('Escape')
    // Waits until the server has closed the order, which replaces the button and the dialog.
    await button(page, 'Get ₹35 back').click()
    await expect(button(page, 'Requesting your refund…')).toBeDisabled()
    release()
    await expect(heading(page, 'Refund of ₹35')).toBeVisible()
    expect(await calls(world)).toMatchObject({ createRefund: 1 })
  })

  test('shows at once that its machine is offline, and is dispensed when the machine is back (§4.16)', async ({
    page,
    world,
  }) => {
    await arrivePaid(page, 'Sea salt chips')
    await world.setMachine('VM-1001', 'offline')
    await expect(heading(page, 'This machine is offline at the moment')).toBeVisible()
    await expect(page.getByText(/your ₹35 is safe/)).toBeVisible()
    await expect(button(page, 'Get your money back')).toBeVisible()
    await expect(start(page)).toHaveCount(0)
    await world.setMachine('VM-1001', 'online')
    await start(page).click()
    await expect(heading(page, /Enjoy/)).toBeVisible()
  })
})

test.describe('a machine that stops responding', () => {
  test.use({ scenario: 'goes-offline' })

  async function untilSilent(page: Page) {
    await page.clock.install()
    await arrivePaid(page, 'Sea salt chips', 'Dark 70')
    await start(page).click()
    await expect(page.getByText('1 of 2 out').first()).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(heading(page, 'This machine isn’t responding')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Dark 70' })).toContainText('No update')
  }

  test('can be given up, even if that fails at first, without a toast, and the rest is refunded (§4.18 §8.7)', async ({
    page,
    world,
  }) => {
    await untilSilent(page)
    await world.force('unblockOrder', 500, 1)
    await button(page, 'Stop waiting and get your money back').click()
    await expect(page.getByText(/We couldn’t close your order/)).toBeVisible()
    await expect(heading(page, 'This machine isn’t responding')).toBeVisible()
    await expect(page.locator('.mantine-Notification-description')).toHaveCount(0)
    await button(page, 'Stop waiting and get your money back').click()
    await expect(page.getByText('1 of 2 out. You can get ₹90 back.')).toBeVisible()
    await button(page, 'Request ₹90 back').click()
    await expect(heading(page, 'Refund of ₹90')).toBeVisible()
  })

  test('finishes the order when it comes back online', { tag: breadth }, async ({ page, world }) => {
    await untilSilent(page)
    await world.setMachine('VM-1001', 'online')
    await expect(heading(page, /Enjoy/)).toBeVisible()
  })
})

test.describe('at another machine', () => {
  test('nothing is dispensed until the customer confirms the order’s own machine', async ({ page, world }) => {
    await arrivePaid(page, 'Sea salt chips')
    const release = await hold(page, /\/vending-machine\/-1\/orders\?/)
    // The machine link opens before the order look-up finishes.
    await page.goto('/machine/VM-1002')
    await expect(heading(page, 'Products')).toBeVisible()
    release()
    await expect(heading(page, 'Your order is at Lobby snacks, not Cold corner')).toBeVisible()
    await expect(button(page, 'Get your money back')).toBeVisible()
    await expect(start(page)).toHaveCount(0)
    // The app keeps the machine in front of the customer across navigation.
    await page.goto('/products')
    await expect(heading(page, 'Your order is at Lobby snacks, not Cold corner')).toBeVisible()
    const number = page.getByLabel('Number on the machine in front of you')
    await number.fill('VM-1002')
    await button(page, 'Check number').click()
    await expect(page.getByText('That’s a different machine. Your order is waiting at machine VM-1001.')).toBeVisible()

    await link(page, 'Scan its code instead').click()
    await page.getByRole('dialog').getByRole('button', { name: /close/i }).click()
    await number.fill('vm-1001')
    await button(page, 'Check number').click()
    await expect(page.getByText('Machine number VM-1001')).toBeVisible()
    expect((await calls(world)).dispenseOrder).toBeUndefined()
    await start(page).click()
    await expect(heading(page, /Enjoy/)).toBeVisible()
  })
})

test('after a failed attempt, an order is dispensed and rated with one tap, and each item links to help (§4.28)', async ({
  page,
  world,
}) => {
  await arrivePaid(page, 'Sea salt chips')
  await world.force('dispenseOrder', 500, 1)
  await start(page).click()
  const toast = page.locator('.mantine-Notification-description')
  await expect(toast).toHaveText('Something went wrong. Please try again later.')
  // The toast goes away; the screen keeps the reason.
  await expect(page.getByRole('main').getByText('We have a problem on our side.')).toBeVisible()
  await start(page).click()
  await expect(heading(page, /Enjoy/)).toBeVisible()
  // Nobody can rate yet what they are taking out of the machine.
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
  await page.reload()
  await page.getByRole('radiogroup').locator('label').nth(4).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('4 stars')
  expect((await calls(world)).rateOrder).toBe(1)
  await link(page, 'Didn’t get it? Sea salt chips').click()
  await expect(heading(page, 'Help and support')).toBeVisible()
  await expect(page.getByText('Not received')).toBeVisible()
  await expect(page.getByText('Please don’t shake or tilt the machine')).toBeVisible()
})

test('when an order ends before the customer’s eyes, nothing moves, and they are left alone (§4.28)', async ({
  page,
}) => {
  const shift = await sumShifts(page)
  await arrivePaid(page, 'Sea salt chips', 'Dark 70')
  await start(page).click()
  await expect(page.getByText('1 of 2 out').first()).toBeVisible()
  const before = await shift()
  const titleSize = () => page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontSize)
  const size = await titleSize()
  await expect(heading(page, /Enjoy/)).toBeVisible()
  expect(await titleSize()).toBe(size)
  // The window shows what to take and from which slots. The rest can wait.
  await expect(page.locator('[data-over] b')).toHaveText(['A1', 'B1'])
  await expect(button(page, 'Open receipt')).toBeVisible()
  await expect(button(page, 'Order again')).toHaveCount(0)
  await page.waitForTimeout(1500)
  expect((await shift()) - before).toBe(0)
})

test('the next cup is brewed after the customer takes the first one (§4.29)', async ({ page, world }) => {
  await atMachine(page, 'CF-2001')
  await add(page, 'Tomato soup', 'Hot chocolate')
  await toPayment(page)
  await button(page, /^Pay ₹/).click()
  await payAtProvider(page)
  await start(page).click()
  await expect(heading(page, 'Brewing')).toBeVisible()
  await world.advance(5_000)
  await expect(heading(page, 'Take your cup')).toBeVisible()
  await expect(page.getByText('Careful, it’s hot. The next cup starts when you have taken this one.')).toBeVisible()
  await expect(heading(page, 'Brewing')).toBeVisible()
  await expect(heading(page, /Enjoy/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Careful, it’s hot.')).toBeVisible()
})

test('an offline phone sends nothing, and the disabled buttons say why', { tag: breadth }, async ({
  page,
  context,
  world,
}) => {
  await arrivePaid(page, 'Sea salt chips')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. Reconnect to continue.')).toBeVisible()
  await expect(button(page, 'Dispense now (when you’re online)')).toBeDisabled()
  await expect(button(page, 'Get your money back (when you’re online)')).toBeDisabled()
  expect((await calls(world)).dispenseOrder).toBeUndefined()
  await context.setOffline(false)
  await start(page).click()
  await expect(heading(page, /Enjoy/)).toBeVisible()
})

test('an unknown order offers help, and guests one way to sign in', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/order-dispense?order_id=%20malformed')
  // The hint and, once it is asked for, the support reference, without the server's technical message.
  const alert = page.getByRole('alert').filter({ hasText: 'find this order' })
  await expect(alert.getByRole('paragraph')).toHaveCount(1)
  await alert.getByText('Details for support').click()
  await expect(alert.getByRole('paragraph')).toHaveCount(2)
  await arrive(page, '/order-dispense?order_id=ord-of-nobody')
  await expect(heading(page, 'We couldn’t find this order')).toBeVisible()
  await expect(link(page, 'Sign in')).toHaveCount(1)
  await link(page, 'Get help with this order').click()
  await expect(page.getByText('ord-of-nobody')).toBeVisible()
})

test('an unreadable order keeps its retry button while it is fetched again', { tag: breadth }, async ({ page }) => {
  let calls = 0
  await atMachine(page)
  await page.route(/\/orders\/ord-unread$/, (route) => {
    calls += 1
    return route.fulfill({ status: 500, json: { code: 'SERVER_5000', message: 'No.' } })
  })
  await page.goto('/payment-success?order_id=ord-unread')
  await expect(page.getByText(/problem on our side.*Your payment is safe/)).toBeVisible()
  const retry = await button(page, 'Check again').elementHandle()
  const before = calls
  await expect.poll(() => calls).toBeGreaterThan(before + 1)
  expect(await retry?.evaluate((element) => element.isConnected)).toBe(true)
})
