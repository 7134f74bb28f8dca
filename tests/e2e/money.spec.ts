/** Payments under stress: nothing is paid twice, and every screen shows what has really happened. */
import type { Page } from '@playwright/test'
import {
  add,
  arrive,
  arriveAtPayment,
  arrivePaid,
  atMachine,
  breadth,
  chooseMethod,
  expect,
  payAtProvider,
  test,
  toPayment,
} from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

const atPayment = (page: Page, ...products: string[]) => arriveAtPayment(page, products)

async function atProvider(page: Page, ...products: string[]) {
  await atPayment(page, ...products)
  await button(page, /^Pay ₹/).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
}

async function dispensing(page: Page, ...products: string[]) {
  await arrivePaid(page, ...products)
  await button(page, 'Dispense now').click()
}

test.describe('one payment only', () => {
  test('a double tap creates one order, which going back or reloading continues (§4.11)', async ({ page, world }) => {
    await atPayment(page, 'Sea salt chips')
    await button(page, /^Pay ₹/).dblclick()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    expect((await world.state()).calls.createOrder).toBe(1)
    await page.goBack()
    await expect(heading(page, 'Your last payment isn’t finished')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Your last payment isn’t finished')).toBeVisible()
    await button(page, 'Continue paying').click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })

  test('a second tab follows the open payment instead of starting another (§4.12)', async ({
    page,
    context,
    world,
  }) => {
    await atPayment(page, 'Sea salt chips')
    const other = await context.newPage()
    await other.goto('/payment')
    await expect(button(other, /^Pay ₹/)).toBeEnabled()
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await expect(heading(other, 'Your last payment isn’t finished')).toBeVisible()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    await expect(button(other, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })

  test.describe('when the server creates the order but does not respond', () => {
    test.use({ scenario: 'order-timeout' })
    test('the retry finds the same order', async ({ page, world }) => {
      await atPayment(page, 'Sea salt chips')
      await button(page, /^Pay ₹/).click()
      await expect(page.getByText('Test mode, no money moves')).toBeVisible({ timeout: 30_000 })
      expect((await world.state()).calls.createOrder).toBe(2)
      expect(await world.newOrders()).toHaveLength(1)
    })
  })
})

test.describe('the payment result', () => {
  test.describe('after a declined payment', () => {
    test.use({ scenario: 'declined' })
    test('the cart is kept, and the next attempt creates a new order (§4.14)', async ({ page, world }) => {
      await atProvider(page, 'Sea salt chips')
      await payAtProvider(page)
      await expect(page).toHaveURL(/payu-payment-failure/)
      await expect(heading(page, 'The payment didn’t go through')).toBeVisible()
      await expect(page.getByText(/^It was declined\./)).toBeVisible()
      await page.getByRole('link', { name: 'Try again' }).click()
      await button(page, /^Pay ₹35/).click()
      await expect(page.getByText('Test mode, no money moves')).toBeVisible()
      expect(new Set((await world.newOrders()).map(({ id }) => id)).size).toBe(2)
    })
  })

  test('the success page of an unpaid order waits for confirmation, keeps the cart, and shows nothing to another browser (§4.13)', async ({
    page,
    browser,
    world,
  }) => {
    await atProvider(page, 'Sea salt chips')
    const [order] = await world.newOrders()
    await page.goto(`/payu-payment-success?order_id=${order?.id}`)
    await expect(heading(page, 'Waiting for the payment to be confirmed')).toBeVisible()
    await page.goto('/products')
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
    const stranger = await browser.newPage({ baseURL: world.origin })
    await stranger.goto(`/payu-payment-success?order_id=${order?.id}`)
    await expect(heading(stranger, 'Open this where you ordered')).toBeVisible()
    // Nor does this sign in a guest.
    expect(await stranger.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await stranger.close()
  })

  test('a payment that returns to another browser shows its amount, number and state, and gives nothing away (§4.13)', {
    tag: breadth,
  }, async ({ page, browser, world }) => {
    await atProvider(page, 'Sea salt chips')
    await payAtProvider(page)
    await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
    const [order] = await world.newOrders()
    const stranger = await browser.newPage({ baseURL: world.origin })
    const sent: string[] = []
    stranger.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
    const asked = stranger.waitForRequest('**/v1/returned-payment')
    const token = new URL(page.url()).hash.replace('#payment=', '')
    await stranger.goto(`/payu-payment-success?order_id=${order?.id}#payment=${token}`)
    await expect(heading(stranger, 'Payment received')).toBeVisible()
    await expect(stranger.getByText(/^Order \S+$/)).toBeVisible()
    await expect(stranger.getByText(/open the app from your home screen/)).toBeVisible()
    expect((await asked).headers()['payment-token']).toBe(token)
    // No address names the token, so neither logs nor other sites get it.
    expect(sent.filter((each) => each.includes(token))).toEqual([])
    await stranger.goto('/order-dispense')
    await expect(stranger.getByRole('button', { name: 'Dispense now' })).toBeHidden()
    await stranger.close()
  })

  test.describe('when the payment is confirmed late', () => {
    test.use({ scenario: 'late' })
    test('the page first shows that it is waiting, then that the payment was received', async ({ page, world }) => {
      await atProvider(page, 'Sea salt chips')
      await payAtProvider(page)
      await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
      await world.advance(60_000)
      await expect(heading(page, 'Payment received')).toBeVisible()
    })
  })

  test('all tabs share one cart, from which a paid order removes its own lines once (§4.8 §4.14)', async ({
    page,
    context,
  }) => {
    await atMachine(page)
    const other = await context.newPage()
    await other.goto('/products')
    await expect(other.getByRole('listitem').first()).toBeVisible()
    await add(page, 'Sea salt chips')
    await expect(other.getByRole('link', { name: /1 product/ })).toBeVisible()
    await button(other, 'One more Sea salt chips').click()
    await expect(page.getByRole('link', { name: /2 products/ })).toBeVisible()
    await toPayment(page)
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await add(other, 'Dark 70')
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    await expect(other.getByRole('link', { name: /1 product/ })).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Payment received')).toBeVisible()
    await expect(other.getByRole('link', { name: /1 product/ })).toBeVisible()
  })
})

test.describe('a checkout', () => {
  test.describe('with too little stock for the cart', () => {
    test.use({ scenario: 'short' })
    test('marks the affected lines, and the rest can be paid (§4.10 §5.4)', async ({ page, world }) => {
      await arrive(page, '/products', 'guest', ['Sea salt chips', 'Sea salt chips', 'Dark 70'])
      await page.getByRole('link', { name: /View cart/ }).click()
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows).toContainText([/Sea salt chips.*Only 1 left/, /Dark 70.*Sold out/])
      await expect(button(page, 'Pay ₹35')).toBeEnabled()
      await page.reload()
      await expect(rows).toContainText([/Only 1 left/, /Sold out/])
      await button(page, /^Pay ₹35/).click()
      await expect(page.locator('form').filter({ hasText: 'Card number' })).toContainText('Pay ₹35')
      expect(await world.newOrders()).toMatchObject([{ net: 35 }])
    })
  })

  test.describe('whose products sell out between quote and order', () => {
    test.use({ scenario: 'sold-out' })
    test('is rejected once with code, message and next step, and nothing is charged (§8.3)', async ({
      page,
      world,
    }) => {
      await atPayment(page, 'Sea salt chips')
      await button(page, /^Pay ₹/).click()
      const dialog = page.getByRole('dialog', { name: 'Failed to initiate payment' })
      await expect(dialog).toContainText('CART_1000')
      await expect(dialog).toContainText('nothing was charged.')
      await expect(dialog.getByText('Everything in your cart just sold out.')).toHaveCount(1)
      await expect(page.getByText('Support reference')).toBeHidden()
      await dialog.getByText('Details').click()
      await expect(page.getByText('Support reference')).toHaveCount(1)
      await expect(dialog.getByRole('button', { name: 'See products' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'See products' })).toBeVisible()
      const row = page.getByRole('listitem').filter({ hasText: 'Sea salt chips' })
      await expect(row).toContainText('Sold out')
      await expect(row.getByRole('button')).toHaveCount(1)
      expect(await world.newOrders()).toEqual([])
    })
  })

  test.describe('whose price changes between quote and order', () => {
    test.use({ scenario: 'price-change' })
    test('is rejected, then shown and paid at the new price', async ({ page, world }) => {
      await atPayment(page, 'Sea salt chips')
      await button(page, /^Pay ₹35/).click()
      await expect(page.getByRole('dialog')).toContainText(/CART_1001/)
      expect(await world.newOrders()).toEqual([])
      await button(page, 'See the new price').click()
      await button(page, /^Pay ₹99/).click()
      await expect(page.locator('form').filter({ hasText: 'Card number' })).toContainText('Pay ₹99')
      expect(await world.newOrders()).toMatchObject([{ net: 99 }])
    })
  })

  test.describe('with too little money in the wallet', () => {
    test.use({ scenario: 'wallet-short' })
    test('shows the missing amount and disables the wallet', async ({ page }) => {
      await arriveAtPayment(page, ['Sea salt chips'], 'regular')
      await page.getByRole('button', { name: /Change$/ }).click()
      await expect(page.getByText('₹20 available · ₹15 short')).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeDisabled()
    })
  })

  test.describe('whose payment options can’t be loaded', () => {
    test.use({ scenario: 'options-fail' })
    test('shows the failure and offers a retry', { tag: breadth }, async ({ page }) => {
      await arrive(page, '/payment', 'guest', ['Sea salt chips'])
      await expect(heading(page, 'Failed to fetch payment options')).toBeVisible()
      await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
      await expect(button(page, 'Try again')).toBeVisible()
    })

    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 560],
    ] as const)
      test(`the toast stands above the button, not on it: ${width}`, { tag: width === 390 ? [] : breadth }, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await arrive(page, '/payment', 'guest', ['Sea salt chips'])
        const toast = page.locator('.mantine-Notification-root')
        await expect(toast).toBeVisible()
        const retry = button(page, 'Try again')
        // To where the toast stands by itself.
        await retry.evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom - innerHeight + 110))
        const [shown, below] = [await toast.boundingBox(), await retry.boundingBox()]
        if (!shown || !below) throw new Error('gone')
        const meet = shown.y < below.y + below.height && below.y < shown.y + shown.height
        expect(meet && shown.x < below.x + below.width && below.x < shown.x + shown.width).toBe(false)
      })

    test('the toast covers no word of the error', { tag: breadth }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await arrive(page, '/payment', 'guest', ['Sea salt chips'])
      const toast = page.locator('.mantine-Notification-root')
      await expect(toast).toBeVisible()
      const words = page.getByRole('main').getByRole('alert').locator('h2, p')
      // To where the toast stands by itself.
      await words.last().evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom - innerHeight + 130))
      const boxes = await Promise.all((await words.all()).map((each) => each.boundingBox()))
      const shown = await toast.boundingBox()
      expect(boxes.length).toBeGreaterThan(1)
      const covered = boxes.filter(
        (box) => box && shown && shown.y < box.y + box.height && box.y < shown.y + shown.height,
      )
      expect(covered).toEqual([])
    })
  })
})

test.describe('at the machine', () => {
  test.describe('when nothing comes out', () => {
    test.use({ scenario: 'all-fail' })
    test('a registered customer can choose the wallet for the refund (§4.19)', async ({ page }) => {
      await arriveAtPayment(page, ['Sea salt chips'], 'regular')
      await chooseMethod(page, /^Card/)
      await button(page, /^Pay ₹/).click()
      await payAtProvider(page)
      await button(page, 'Dispense now').click()
      await expect(heading(page, 'Your order didn’t come out')).toBeVisible()
      await button(page, 'Get ₹35 back').click()
      await page.getByRole('radio', { name: /To your wallet/ }).check()
      await button(page, 'Request ₹35 back').click()
      await expect(page.getByRole('list', { name: 'Refund of ₹35' })).toContainText('Refunded')
    })
  })

  test('closing and reopening the tab shows the same order, and a lost connection shows a message and recovers', async ({
    page,
    context,
    world,
  }) => {
    // Five products take ten seconds, so the order is still in progress when the tab reopens.
    await dispensing(page, 'Sea salt chips', 'Masala magic chips', 'Chili lime chips', 'Butter popcorn', 'Dark 70')
    await expect(page.getByText('Coming now')).toBeVisible()
    await page.close()
    const again = await context.newPage()
    await again.goto('/products')
    await expect(again).toHaveURL(/order-dispense-status\?order_id=/)
    await expect(again.getByText('Coming now')).toBeVisible()
    await context.setOffline(true)
    await expect(again.getByRole('alert')).toContainText('Connection lost')
    await context.setOffline(false)
    await world.advance(60_000)
    await expect(heading(again, /Enjoy/)).toBeVisible()
  })

  test.describe('with tokens that expire after a minute', () => {
    test.use({ scenario: 'token-expires' })
    test('they are refreshed without the customer noticing, and the paid cart is not restored', async ({
      page,
      world,
    }) => {
      await atProvider(page, 'Sea salt chips')
      await world.advance(70_000)
      await payAtProvider(page)
      await expect(heading(page, 'Payment received')).toBeVisible()
      await world.advance(70_000)
      await button(page, 'Dispense now').click()
      await expect(heading(page, /Enjoy/)).toBeVisible()
      await page.goto('/payment')
      await expect(heading(page, 'Products')).toBeVisible()
      expect((await world.state()).calls.getCart).toBeUndefined()
    })
  })
})

test.describe('a cart lost from storage', () => {
  test('is fetched by its id and can be paid, or shows an error if it is unknown', async ({ page }) => {
    await atPayment(page, 'Sea salt chips', 'Dark 70')
    await page.evaluate(() => localStorage.removeItem('cartList'))
    await page.reload()
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
    await expect(page.getByText('Dark 70')).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('cartList')
      localStorage.setItem('cartId', 'cart-nobody-knows')
    })
    await page.reload()
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(heading(page, 'We couldn’t find your cart')).toBeVisible()
    await expect(heading(page, 'Your cart is empty')).toBeHidden()
    await expect(button(page, 'Try again')).toBeVisible()
    await page.getByRole('link', { name: 'See products' }).click()
    await expect(heading(page, 'Products')).toBeVisible()
  })
})

test.describe('a tax added by the server', () => {
  test.use({ scenario: 'tax-added' })
  test('shows before payment and in the order, and is included in the total', async ({ page, world }) => {
    await atPayment(page, 'Sea salt chips', 'Dark 70')
    await expect(page.getByText('Sales tax 8% ₹10')).toBeVisible()
    await button(page, /^Pay ₹135$/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    const [order] = await world.newOrders()
    expect(order).toMatchObject({ net: 135 })
    await page.goto(`/order-history-details/${order?.id}`)
    await expect(page.getByRole('row', { name: 'Sales tax 8% ₹10' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Paid ₹135' })).toBeVisible()
  })
})
