/** One cart, one charge: payments whose response is lost, late or unreadable, or that can't be stored. */
import type { Page, Route } from '@playwright/test'
import {
  add,
  arriveAtPayment,
  atMachine,
  breadth,
  chooseMethod,
  expect,
  payAtProvider,
  signIn,
  test,
  toAccount,
  toPayment,
  type World,
} from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const unfinished = (page: Page) => heading(page, 'Your last payment isn’t finished')
const chips = 'Sea salt chips'
const createOrder = /\/v1\/users\/[^/]+\/vending-machine\/[^/]+\/orders$/

const atPayment = (page: Page) => arriveAtPayment(page)

async function signedInAtPayment(page: Page) {
  await arriveAtPayment(page, [chips], 'regular')
  await chooseMethod(page, /^Wallet/)
}

/** Handles each createOrder call with the next of `handlers`. Further calls pass through. */
async function handleOrders(page: Page, ...handlers: ((route: Route) => Promise<void>)[]) {
  await page.route(createOrder, async (route) => {
    const handler = route.request().method() === 'POST' ? handlers.shift() : undefined
    await (handler ? handler(route) : route.fallback())
  })
}

/** The server processes the request, but its response is lost. */
const loseResponse = (world: World) => async (route: Route) => {
  await world.fetch(route)
  await route.abort()
}

const changeResponse = (world: World, payment: object) => async (route: Route) => {
  const response = await world.fetch(route)
  const body = await response.json()
  await route.fulfill({ response, json: { ...body, data: { ...body.data, payment } } })
}

test.describe('an open payment', () => {
  test.use({ scenario: 'late' })

  test('blocks a second payment after a sign-in and is followed to the machine', async ({ page, world }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    await page.goto('/search-machine')
    await signIn(page)
    await page.goto('/payment')
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    await expect(button(page, /^Pay ₹/)).toHaveCount(0)
    await expect(button(page, 'Continue paying')).toHaveCount(0)
    await world.advance(60_000)
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })

  test('blocks a second payment after a sign-out and is settled under its own session', async ({ page, world }) => {
    await arriveAtPayment(page, [chips], 'regular')
    await chooseMethod(page, /^Card/)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    await page.goto('/account')
    await button(page, 'Sign out').click()
    await atMachine(page)
    await add(page, chips)
    await page.goto('/payment')
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
    await world.advance(60_000)
    await expect(heading(page, 'An order for ₹35 has been paid')).toBeVisible()
    await signIn(page)
    await page.goto('/')
    await expect(button(page, 'Dispense now')).toBeVisible()
  })
})

test.describe('after another customer takes over the phone', () => {
  /** The customer's wallet is debited, every response is lost, and they sign out. A guest then fills a new cart. */
  async function payWithLostResponses(page: Page, world: World) {
    await signedInAtPayment(page)
    await handleOrders(page, loseResponse(world), loseResponse(world))
    await page.route(/\/unblock$/, (route) => route.abort())
    await button(page, /^Pay ₹/).click()
    await expect(unfinished(page)).toBeVisible()
    await toAccount(page)
    await button(page, 'Sign out').click()
    await atMachine(page)
    await add(page, chips)
    await page.unroute(/\/unblock$/)
  }

  test('the open payment blocks the new cart until its own session settles it', async ({ page, world }) => {
    await payWithLostResponses(page, world)
    const session = await page.evaluate(() => {
      const kept = localStorage.getItem('attemptSession') ?? ''
      localStorage.removeItem('attemptSession')
      return kept
    })
    // A server without an answer for those who only have the key.
    await page.route(/\/payment-attempt$/, (route) => route.fulfill({ status: 501, body: '' }))
    await page.goto('/payment')
    await expect(page.getByText(/started on this device with another account/)).toBeVisible()
    await button(page, 'Check again').click()
    await expect(unfinished(page)).toBeVisible()
    await expect(page.getByText(/nothing was charged/)).toHaveCount(0)
    await expect(button(page, /^Pay ₹/)).toHaveCount(0)
    expect(await world.newOrders()).toHaveLength(1)

    await page.evaluate((kept) => localStorage.setItem('attemptSession', kept), session)
    await page.reload()
    await expect(heading(page, 'An order for ₹35 has been paid')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in to collect it' })).toBeVisible()
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
  })

  test('a guest’s paid order stays with the guest if the server does not merge it', async ({ page }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    const swap = (id: string) => {
      const before = localStorage.getItem('deviceId') ?? ''
      localStorage.setItem('deviceId', id)
      return before
    }
    const device = await page.evaluate(swap, '00000000-0000-4000-8000-000000000001')
    await toAccount(page)
    await signIn(page)
    await page.goto('/payment')
    await page.reload()
    await expect(heading(page, 'An order for ₹35 has been paid')).toBeVisible()
    await page.evaluate(swap, device)
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await button(page, 'Sign out').click()
    await page.goto('/')
    await expect(button(page, 'Dispense now')).toBeVisible()
  })
})

test.describe('a payment whose session has ended', () => {
  /** A guest is about to pay by card; then their session is gone, and somebody else signs in. */
  async function handOver(page: Page) {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await page.goto('/search-machine')
    // On another device, the server moves no guest's order to the account.
    await page.evaluate(() => localStorage.setItem('deviceId', '00000000-0000-4000-8000-000000000001'))
    await signIn(page, '9123456789')
    await page.evaluate(() => localStorage.removeItem('attemptSession'))
  }

  test('blocks nobody after the server’s deadline (§4.12)', async ({ page, world }) => {
    await handOver(page)
    await page.goto('/payment')
    await expect(heading(page, 'Someone else’s payment is still open')).toBeVisible()
    await expect(page.getByText(/It ends by itself by/)).toBeVisible()
    await expect(button(page, /^Pay ₹/)).toHaveCount(0)
    await world.advance(11 * 60_000)
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
  })

  test('can be canceled by whoever has the phone, and is refunded if it is paid after that', async ({
    page,
    world,
  }) => {
    await handOver(page)
    await page.goto('/payment')
    await button(page, 'Cancel that payment').click()
    await expect(heading(page, 'Payment canceled')).toBeVisible()
    await expect(page.getByText(/othing was charged/)).toHaveCount(0)
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
    expect((await world.newOrders()).map(({ status }) => status)).toEqual(['Cancelled'])
  })
})

test.describe('two APIs', () => {
  test.use({ scenario: 'late' })

  test('a payment is asked for only where it was made, whatever API the next customer’s token names', async ({
    page,
    world,
  }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    // The other API is honest: it knows neither the order nor the key.
    const asked: string[] = []
    await page.route('**/india/v1/**', (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return route.fulfill({ status: 404, json: { code: 'ORDER_4040', message: 'Nothing was charged.' } })
    })
    await page.goto('/search-machine')
    await page.evaluate((origin) => {
      const claims = { sub: 'usr-2', is_guest_user: false, baseUrl: `${origin}/india` }
      const [guest, guestId] = [localStorage.getItem('accessToken'), localStorage.getItem('guestUserId')]
      const held = { userId: guestId, accessToken: guest, refreshToken: localStorage.getItem('refreshToken') }
      localStorage.setItem('attemptSession', JSON.stringify({ ...held, isSignedOut: false }))
      localStorage.setItem('accessToken', `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`)
    }, world.origin)
    await page.goto('/payment')
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    await button(page, 'Check again').click()
    await expect(heading(page, 'Your payment is being confirmed')).toBeVisible()
    await expect(button(page, /^Pay ₹/)).toHaveCount(0)
    await world.advance(60_000)
    await expect(heading(page, 'An order for ₹35 has been paid')).toBeVisible()
    expect(asked.filter((call) => /orders\/|payment-attempt|POST .*\/orders/.test(call))).toEqual([])
    expect(await world.newOrders()).toHaveLength(1)
  })
})

test.describe('an answer about another order', () => {
  test.use({ expectedErrors: [/Contract drift in (createOrder|getOrder|unblockOrder|getPaymentAttempt)/] })

  test('is never shown as this payment, and the key leads to the right one', async ({ page, world }) => {
    await signedInAtPayment(page)
    // createOrder names a finished order of the same customer.
    await handleOrders(page, async (route) => {
      const response = await world.fetch(route)
      const body = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, order_id: 'ord-past-01' } } })
    })
    await button(page, /^Pay ₹/).click()
    await expect(page).toHaveURL(/payment-success/)
    await expect(page.getByRole('link', { name: 'See that payment' })).toBeVisible()
    await expect(page.getByText('All yours. Enjoy!')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('cartList'))).toContain('prd-sea-salt-chips')
    // Not by the link: once the look-up of waiting orders has settled the payment, its note goes.
    await page.goto('/payment')
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })
})

test('the address of a result page names the payment, and another open one is only mentioned', async ({
  page,
  world,
}) => {
  await atPayment(page)
  await button(page, /^Pay ₹/).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  const [mine] = await world.newOrders()
  await world.paidByCard(['Sea salt chips'])
  const other = (await world.newOrders()).find(({ id }) => id !== mine?.id)
  await page.goto(`/payu-payment-success?order_id=${other?.id}`)
  await expect(button(page, 'Dispense now')).toBeVisible()
  await page.goto('/payu-payment-success?order_id=ord-unknown')
  await expect(heading(page, 'We couldn’t find this order')).toBeVisible()
  await expect(page.getByText('Another payment of ₹35 on this device isn’t finished.')).toBeVisible()
  await page.getByRole('link', { name: 'See that payment' }).click()
  await expect(unfinished(page)).toBeVisible()
})

test.describe('a payment that the server has not heard of yet', () => {
  test.use({ scenario: 'unheard' })

  test('is canceled without a word about charges, and its refund shows (§4.26)', async ({ page, world }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await page.getByRole('link', { name: 'Finish paying or pay another way' }).click()
    await button(page, 'Pay another way').click()
    await expect(heading(page, 'Payment canceled')).toBeVisible()
    await expect(
      page.getByText('If your bank took the money, it comes back to you automatically, usually within 7 working days.'),
    ).toBeVisible()
    await expect(page.getByText(/othing was charged/)).toHaveCount(0)
    await expect(page.getByText(/^Order A-\d+ · ₹35 · Card$/)).toBeVisible()
    await world.advance(31_000)
    // As often as it takes: while the refunds are being read, coming back doesn't read them again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(/₹35 is on its way back to you/)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
  })
})

test('a failed payment is not retried before Retry-After has passed', async ({ page }) => {
  let calls = 0
  await atPayment(page)
  await page.route(/\/orders(\/-1\/unblock)?$/, (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    calls += 1
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { code: 'SERVER_5030', message: 'No.' },
    })
  })
  await button(page, /^Pay ₹/).click()
  await expect(page.getByText(/on our side while you were paying ₹35/)).toBeVisible()
  await expect(button(page, /Try again in \d s/)).toBeDisabled()
  expect(calls).toBe(1)
  await expect.poll(() => calls, { timeout: 8_000 }).toBe(2)
})

test.describe('after a lost response', () => {
  test('the refusal of a call that the browser repeated by itself hides no order', async ({ page, world }) => {
    await signedInAtPayment(page)
    await handleOrders(page, async (route) => {
      await world.fetch(route)
      await route.fulfill({ status: 400, json: { code: 'PAY_1001', message: 'Your wallet balance is too low.' } })
    })
    await button(page, /^Pay ₹/).click()
    await expect(page).toHaveURL(/payment-success/)
    await expect(heading(page, 'Payment received')).toBeVisible()
    await expect(page.getByText(/othing was charged/)).toHaveCount(0)
    expect(await world.newOrders()).toHaveLength(1)
  })

  test('a rejected retry still leads to the order that the wallet has paid', async ({ page, world }) => {
    await signedInAtPayment(page)
    const refuse = (route: Route) => route.fulfill({ status: 400, json: { code: 'CART_1000', message: 'Gone.' } })
    await handleOrders(page, loseResponse(world), refuse)
    await button(page, /^Pay ₹/).click()
    await expect(page).toHaveURL(/payment-success/)
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
    await page.goto('/payment')
    await expect(button(page, 'Dispense now')).toBeVisible()
  })

  test('a payment that never reached the server is dropped automatically', async ({ page, world }) => {
    await atPayment(page)
    const lost = (route: Route) => route.abort()
    await handleOrders(page, lost, lost)
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Your last payment was canceled. Nothing was charged.')).toBeVisible()
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })
})

test.describe('a payment that can’t continue', () => {
  test.use({ expectedErrors: [/Contract drift in createOrder/] })

  test('is abandoned if its URL is unsafe or its kind is unknown, and the customer can pay again', async ({
    page,
    world,
  }) => {
    const kinds = [{ kind: 'redirect', url: 'javascript:alert(1)' }, { kind: 'carrier_pigeon' }]
    await atPayment(page)
    await handleOrders(page, ...kinds.map((payment) => changeResponse(world, payment)))
    for (const _ of kinds) {
      await button(page, /^Pay ₹/).click()
      await expect(page.getByText(/othing was charged/)).toBeVisible()
    }
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(3)
  })

  test('can be paid another way with a second order', { tag: breadth }, async ({ page, world }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await page.goBack()
    await expect(unfinished(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /Change machine/ })).toHaveCount(0)
    await button(page, 'Pay another way').click()
    await page
      .getByRole('radio', { name: /meal card/i })
      .first()
      .click()
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(2)
  })

  test('ends automatically when its order expires', { tag: breadth }, async ({ page, world }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible()
    await world.advance(11 * 60_000)
    await page.goto('/payment')
    await expect(button(page, /^Pay ₹35/)).toBeEnabled()
  })
})

test.describe('when storage fails', () => {
  const refuse = (areas: string[]) => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (areas.includes('local') && this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      if (areas.includes('session') && this === sessionStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  }

  test('nothing is sent while offline or without any storage, and the screen says why (§8.11)', async ({
    page,
    context,
    world,
  }) => {
    await arriveAtPayment(page, ['Sea salt chips', 'Butter popcorn', 'Aloo bhujia', 'Milk & hazelnut'])
    await context.setOffline(true)
    await expect(page.getByText(/You’re offline. Reconnect/)).toBeInViewport({ ratio: 1 })
    await expect(button(page, /^Pay ₹/)).toBeDisabled()
    await context.setOffline(false)
    await expect(button(page, /^Pay ₹/)).toBeEnabled()
    await page.evaluate(refuse, ['local', 'session'])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await button(page, /^Pay ₹/).click()
    await expect(page.getByText(/can’t save your payment, so we didn’t start it/)).toBeInViewport({ ratio: 1 })
    expect((await world.state()).calls.createOrder).toBeUndefined()
  })

  test('the tab keeps the payment if localStorage is full, and the order is found after paying', async ({
    page,
    world,
  }) => {
    await page.addInitScript(refuse, ['local'])
    await atMachine(page)
    await add(page, chips)
    await toPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(heading(page, 'Payment received')).toBeVisible()
    await expect(button(page, 'Dispense now')).toBeVisible()
    expect(await world.newOrders()).toHaveLength(1)
  })

  test('a guest collects what they have paid after the browser’s data have been cleared', async ({ page, context }) => {
    await atPayment(page)
    await button(page, /^Pay ₹/).click()
    await payAtProvider(page)
    await expect(button(page, 'Dispense now')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/icon.svg')
    await other.evaluate(() => localStorage.clear())
    // The app has heard of it.
    await expect.poll(() => other.evaluate(() => localStorage.getItem('guestUserId'))).not.toBeNull()
    await other.close()
    await page.goto('/')
    await button(page, 'Dispense now').click()
    await expect(heading(page, 'Dispensing your order')).toBeVisible()
  })
})
