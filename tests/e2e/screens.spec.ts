/** Every address, for a guest and for a customer: it opens its screen, breaks no policy, has no barrier, and fits. */
import type { Page } from '@playwright/test'
import { routes } from '#shared/paths.ts'
import { expectAccessible } from './support/accessible.ts'
import { arrive, expect, test } from './support/test.ts'

/** A route's heading; a list holds the guest's and the customer's. */
const headings: Record<keyof typeof routes, string | [guest: string, customer: string]> = {
  root: 'Products',
  dashboard: 'Home',
  login: ['Sign in', 'Products'],
  profile: ['Sign in to see this', 'Your profile'],
  account: 'Account',
  searchMachine: 'Find your machine',
  scanMachine: 'Find your machine',
  machine: 'Products',
  products: 'Products',
  cart: 'Your cart',
  payment: 'Your cart',
  payments: 'Your cart',
  card: ['Sign in to see this', 'Meal cards'],
  orderDispense: 'Ready at the machine',
  orderDispenseStatus: 'Your order',
  orderHistory: 'Your orders',
  orderHistoryDetails: 'Order details',
  cardPaymentSuccess: 'Your payment',
  cardPaymentFailure: 'Your payment',
  mealCardPaymentSuccess: 'Your payment',
  mealCardPaymentFailure: 'Your payment',
  paymentSuccess: 'Your payment',
  walletTransactions: ['Sign in to see this', 'Wallet'],
  companyWalletTransactions: ['Sign in to see this', 'Company wallet'],
  refunds: 'Refunds',
  offers: 'Offers',
  support: 'Help and support',
  faq: 'FAQ',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  imprint: 'Legal notice',
}

/** Buttons that are too small to hit, and how far the page is wider than the screen. */
const misfits = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a, label:has(input), input:not([type="radio"], [type="checkbox"], [type="hidden"])')
    .evaluateAll((all) => {
      const { scrollWidth, clientWidth } = document.documentElement
      const small = all
        // What lies below the screen is laid out once it is near.
        .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
        .filter((each) => !each.closest('p, figcaption') && each.getBoundingClientRect().height < 43.5)
      return { excess: scrollWidth - clientWidth, small: small.map((each) => each.outerHTML.slice(0, 200)) }
    })

for (const [index, who, width, colorScheme] of [
  [0, 'guest', 360, 'light'],
  [1, 'asha', 1280, 'dark'],
] as const)
  test(`every address opens its screen, accessible and fitting, for a ${who === 'guest' ? 'guest' : 'customer'} (§2.1 §2.15 §6.3)`, async ({
    page,
    world,
  }) => {
    // Thirty screens, each read by axe in both themes.
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await arrive(page, '/search-machine', who, ['Sea salt chips'])
    const past = (await world.state()).orders.find(({ userId }) => userId === world.userId)
    for (const [name, route] of Object.entries(routes) as [keyof typeof routes, string][]) {
      const path = route.replace(':machineId', 'VM-1001').replace(':orderId', past?.id ?? 'ord-unknown')
      await page.goto(path)
      const heading = headings[name]
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(
        typeof heading === 'string' ? heading : heading[index],
      )
      await expect(page.getByRole('status', { name: 'Loading…' }), path).toBeHidden()
      if (name === 'scanMachine')
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Go' })).toBeVisible()
      // Several routes share one screen.
      if (/Success$|Failure$|^cart$|^payments$|^root$|^machine$/.test(name)) continue
      await expectAccessible(page, path)
      expect(await misfits(page), path).toEqual({ excess: 0, small: [] })
    }
  })
