/** Sessions under failure: lost responses, unreachable servers, blocked storage, corrupt data, another customer. */
import type { Page } from '@playwright/test'
import { arrive, arriveAtPayment, atMachine, breadth, expect, signIn, test } from './support/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const store = (page: Page, records: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, records)
const account = (page: Page) => page.getByRole('link', { name: 'Account' })
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true })
const logOut = '**/v1/auth/log-out'

test.describe('with tokens that expire after a minute', () => {
  test.use({ scenario: 'token-expires' })

  test('a lost refresh response keeps the customer signed in and the cart filled', async ({ page, world }) => {
    await arrive(page, '/products', 'regular', ['Wafer duo'])
    await expect(account(page)).toBeVisible()
    await world.advance(70_000)
    await world.loseResponse('refreshTokens')
    await page.goto('/account')
    await expect(page.getByText('+91 9876543210')).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Wafer duo' })).toBeVisible()
  })

  test('a tab that the phone has stopped while it renewed the session holds up no other', { tag: breadth }, async ({
    page,
    context,
    world,
  }) => {
    await arriveAtPayment(page)
    const other = await context.newPage()
    await other.goto('/icon.svg')
    await other.evaluate(() => {
      navigator.locks.request('session', () => new Promise(() => undefined)).catch(() => undefined)
    })
    await world.advance(100_000)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByText('Test mode, no money moves')).toBeVisible({ timeout: 30_000 })
  })

  test('a session ended by the server leads to sign-in with a message, and the cart is cleared', async ({
    page,
    world,
  }) => {
    await arrive(page, '/products', 'regular', ['Wafer duo'])
    await expect(account(page)).toBeVisible()
    // The products, which still load what comes next, must not get the one refusal.
    await page.goto('/icon.svg')
    await world.advance(70_000)
    await world.force('refreshTokens', 401, 1)
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You have been signed out' })).toBeVisible()
    await expect(page.getByText('Your cart stays as it is')).toHaveCount(0)
    expect(await stored(page, 'cartList')).toBeNull()
  })
})

test('signing out ends the session in every tab without the server and notifies it later (§4.3)', async ({
  page,
  context,
  world,
}) => {
  await arrive(page, '/products', 'regular')
  const other = await context.newPage()
  await other.goto('/products')
  await expect(account(other)).toBeVisible()
  const refreshToken = await stored(page, 'refreshToken')
  await context.route(logOut, (route) => route.abort())
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, other]) await expect(signInLink(tab)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(refreshToken)
  await context.unroute(logOut)
  await page.reload()
  await expect.poll(async () => (await world.state()).calls.signOut).toBe(1)
  await expect.poll(() => stored(page, 'sessionsToEnd')).toBeNull()
})

test('signing out sends one call and aborts no other', async ({ page, world }) => {
  await arrive(page, '/account', 'regular')
  await expect(page.getByText('+91 9876543210')).toBeVisible()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('response', (response) => response.ok() || failed.push(`${response.status()} ${response.url()}`))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(signInLink(page)).toBeVisible()
  await expect.poll(async () => (await world.state()).calls.signOut).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(failed).toEqual([])
})

test('an open dialog closes when another customer signs in from another tab', { tag: breadth }, async ({
  page,
  context,
  world,
}) => {
  await arrive(page, '/account', 'regular')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await signIn(other, '9876500002')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account(page)).toBeVisible()
  expect((await world.state()).calls.deleteCustomer ?? 0).toBe(0)
})

test('with localStorage blocked, the session survives a reload of its tab', { tag: breadth }, async ({ page }) => {
  await page.addInitScript(() => {
    if (location.origin === 'null') return
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await atMachine(page)
  await signIn(page)
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('a corrupt session is replaced by a new guest session', { tag: breadth }, async ({ page }) => {
  await page.goto('/search-machine')
  for (const records of [
    { accessToken: `e30.${btoa('{"sub":null,"is_guest_user":false}')}.x`, refreshToken: 'ü' },
    { accessToken: '', refreshToken: '', deviceId: '!', guestUserId: 'a b/c' },
  ]) {
    await store(page, records)
    await page.goto('/order-history')
    await expect(page.getByText('No orders yet')).toBeVisible()
    expect(await stored(page, 'deviceId')).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  }
})

test('a paid result that is opened after its session has ended leads to signing in', { tag: breadth }, async ({
  page,
  world,
}) => {
  await arriveAtPayment(page, ['Sea salt chips'], 'regular')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
  const address = page.url()
  await world.force('dispenseOrder', 401, 1)
  await world.force('refreshTokens', 401, 1)
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await expect(page).toHaveURL(/login/)
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('We have a problem on our side')).toBeHidden()
})
