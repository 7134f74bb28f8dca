/** Every route, for guests and customers: it opens its screen, violates no policy, is accessible and fits. */
import type { Page } from '@playwright/test'
import { routes } from '#shared/paths.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrive, expect, test } from './support/test.ts'

/** The heading of a route, or the pair of the guest's and the customer's. Without an entry, any screen's heading fits. */
const headings: Partial<Record<keyof typeof routes, string | [guest: string, customer: string]>> = {
  root: 'Products',
  dashboard: 'Home',
  login: ['Sign in', 'Products'],
  profile: ['Sign in to see your profile', 'Your profile'],
  account: 'Account',
  searchMachine: 'Find your machine',
  scanMachine: 'Find your machine',
  products: 'Products',
  cart: 'Your cart',
  payment: 'Your cart',
  payments: 'Your cart',
  card: ['Sign in to save meal cards', 'Meal cards'],
  orderDispense: 'Ready at the machine',
  orderDispenseStatus: 'Your order',
  orderHistory: 'Your orders',
  orderHistoryDetails: 'Order details',
  walletTransactions: ['Sign in to see your wallet', 'Wallet'],
  companyWalletTransactions: ['Sign in to see your wallet', 'Company wallet'],
  refunds: 'Refunds',
  offers: 'Offers',
  support: 'Help and support',
  faq: 'FAQ',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Legal notice',
  accessibility: 'Accessibility',
}

/** Machine links and payment results open in the tests of purchases. */
const screens = (Object.entries(routes) as [keyof typeof routes, string][]).filter(
  ([name]) => !/^machine$|Success$|Failure$/.test(name),
)

/** Touch targets below 44 px, and by how much the page is wider than the screen. */
const misfits = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a, label:has(input), input:not([type="radio"], [type="checkbox"], [type="hidden"])')
    .evaluateAll((all) => {
      const { scrollWidth, clientWidth } = document.documentElement
      const small = all
        // Content far below the screen is not laid out yet.
        .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
        .filter((each) => !each.closest('p, figcaption') && each.getBoundingClientRect().height < 43.5)
      return { excess: scrollWidth - clientWidth, small: small.map((each) => each.outerHTML.slice(0, 200)) }
    })

async function expectFit(page: Page, path: string) {
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await misfits(page), path).toEqual({ excess: 0, small: [] })
  }
  await expectAccessible(page, path)
}

async function open(page: Page, path: string, title?: string) {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  if (title !== undefined) await expect(heading, path).toContainText(title)
  else {
    await expect(heading, path).not.toHaveText(/^(Not found|Unexpected Application Error!)$/)
    const text = (await heading.innerText()).trim()
    await expect.poll(() => page.title(), path).toMatch(`${text} · `)
  }
  await expect(page.getByRole('status', { name: 'Loading…' }), path).toBeHidden()
}

test('every route opens its screen, which is accessible and fits (§2.1 §2.15)', async ({ page, world }) => {
  test.setTimeout(240_000)
  await arrive(page, '/search-machine', 'regular', ['Sea salt chips'])
  const past = (await world.state()).orders.find(({ userId }) => userId === world.userId)
  for (const [name, route] of screens) {
    const path = route.replace(':orderId', past?.id ?? 'ord-unknown')
    const heading = headings[name]
    await open(page, path, typeof heading === 'string' ? heading : heading?.[1])
    if (name === 'scanMachine') await expect(page.getByRole('dialog').getByRole('button', { name: 'Go' })).toBeVisible()
    // Several routes share one screen.
    if (!/^(cart|payments|root|login)$/.test(name)) await expectFit(page, path)
  }
})

test('every route shows a guest their own screen or asks them to sign in (§6.3)', async ({ page }) => {
  test.setTimeout(120_000)
  await arrive(page, '/search-machine')
  for (const [name, route] of screens) {
    const heading = headings[name]
    if (typeof heading === 'string') continue
    await open(page, route, heading?.[0])
    if (name === 'login' || name === 'card') await expectFit(page, route)
  }
  for (const [path, heading] of [
    [routes.dashboard, 'Home'],
    [routes.account, 'Account'],
    [routes.orderHistory, 'Your orders'],
    [routes.refunds, 'Refunds'],
    ['/machine/VM-9999', 'find this machine'],
    ['/nowhere', 'Not found'],
  ] as const) {
    await open(page, path, heading)
    if (path === routes.refunds) await expect(page.getByRole('heading', { name: 'No refunds yet' })).toBeVisible()
    await expectFit(page, path)
  }
})
