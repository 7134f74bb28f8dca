/** Every screen and sheet, and how to reach it. Names are matched by prefix, because one pass makes them longer. */
import { expect, type Page } from '@playwright/test'
import { withConfig } from '../e2e/support/configure.ts'
import type { World } from '../e2e/support/test.ts'
import * as go from './steps.ts'

export interface Stage {
  page: Page
  world: World
}

interface Screen {
  name: string
  /** The mock's scenario; the ordinary one by default. */
  scenario?: string
  /** A sheet over a screen, as large as the window. */
  isSheet?: boolean
  /** On a phone, which opens other apps. */
  isTouch?: boolean
  /** A reload would lose it. */
  isBrief?: boolean
  reach: (stage: Stage) => Promise<unknown>
  /** Opens it again, as a wider window has closed it. */
  reopen?: (page: Page) => Promise<unknown>
}

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click()

/** A screen that only needs opening, recognized by its heading. */
const open = (name: string, path: string, title: string | RegExp, scenario?: string): Screen => ({
  name,
  ...(scenario && { scenario }),
  reach: async ({ page }) => {
    await page.goto(path)
    await heading(page, title)
  },
})

/** A screen of a registered customer. */
const own = (name: string, path: string, title: string | RegExp, scenario?: string): Screen => ({
  name,
  ...(scenario && { scenario }),
  reach: async ({ page }) => {
    await go.products(page)
    await go.signIn(page)
    await page.goto(path)
    await heading(page, title)
    await expect(page.locator('main [class*="skeleton" i]')).toHaveCount(0)
  },
})

export const screens: Screen[] = [
  open('first visit', '/search-machine', 'Standing at a machine?'),
  { name: 'search', reach: ({ page }) => go.search(page) },
  { name: 'scanner refused', isSheet: true, reach: ({ page }) => go.refusedCamera(page) },
  { name: 'products grid', reach: ({ page }) => go.products(page) },
  { name: 'products with cart', reach: ({ page }) => go.filledCartBar(page) },
  {
    name: 'products to avoid',
    // Beside the marks of offers.
    reach: async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('avoid', JSON.stringify(['milk', 'nuts', 'gluten'])))
      await go.products(page)
      await expect(page.getByText('You avoid:').first()).toBeAttached()
    },
  },
  {
    name: 'products with offers',
    isBrief: true,
    reach: async ({ page }) => {
      await go.products(page)
      await page.getByText('Offers', { exact: true }).click()
      await expect(page.getByRole('radio', { name: 'Offers' })).toBeChecked()
    },
  },
  {
    name: 'products again',
    reach: async ({ page }) => {
      await go.products(page)
      await go.signIn(page)
      // What the account says of earlier purchases is stored, and shown at the next visit.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('boughtBefore'))).not.toBeNull()
      await page.reload()
      await expect(page.locator('[data-view="again"] li').first()).toBeVisible()
    },
  },
  { name: 'products list', reach: ({ page }) => go.view(page, 'List') },
  { name: 'products tray', reach: ({ page }) => go.view(page, 'Machine front') },
  { name: 'products nothing found', reach: ({ page }) => go.nothingFound(page) },
  { name: 'product detail', isSheet: true, reach: ({ page }) => go.detail(page) },
  { name: 'filter', isSheet: true, reach: ({ page }) => go.filter(page) },
  { name: 'machine offline', reach: ({ page }) => go.products(page, 'VM-1005') },
  open('machine empty', '/machine/VM-1006', 'This machine is empty'),
  open('machine unknown', '/machine/VM-9999', /find this machine/),
  { name: 'change machine', isSheet: true, reach: ({ page }) => go.changeMachine(page) },
  { name: 'restock alert', isSheet: true, reach: ({ page }) => go.restock(page) },
  { name: 'wishes', isSheet: true, reach: ({ page }) => go.wishes(page) },
  { name: 'nearby', isBrief: true, reach: ({ page }) => go.nearby(page) },
  { name: 'peek', isSheet: true, reach: ({ page }) => go.peek(page) },
  { name: 'coffee products', reach: ({ page }) => go.products(page, 'CF-2001') },
  { name: 'coffee sheet', isSheet: true, reach: ({ page }) => go.coffee(page) },
  { name: 'coffee repeat', isSheet: true, reach: ({ page }) => go.coffeeAgain(page) },
  { name: 'cart', reach: ({ page }) => go.cart(page) },
  { name: 'cart sold out', scenario: 'short', reach: ({ page }) => go.soldOutCart(page) },
  { name: 'login number', reach: ({ page }) => page.goto('/login') },
  { name: 'login fault', reach: ({ page }) => go.wrongNumber(page) },
  { name: 'login country', isSheet: true, reach: ({ page }) => go.country(page) },
  { name: 'login code', reach: ({ page }) => go.code(page) },
  open('needs account', '/profile', 'Sign in to see your profile'),
  { name: 'payment guest', reach: ({ page }) => go.payment(page) },
  { name: 'payment signed in', reach: ({ page }) => go.paymentSignedIn(page) },
  { name: 'payment methods', isSheet: true, reach: ({ page }) => go.paymentMethods(page), reopen: go.openMethods },
  { name: 'payment short wallet', scenario: 'wallet-short', reach: ({ page }) => go.paymentShort(page) },
  { name: 'avoid question', isSheet: true, reach: ({ page }) => go.avoidQuestion(page) },
  { name: 'payment in an app', isTouch: true, reach: ({ page }) => go.payingInApp(page) },
  { name: 'payment by code', reach: ({ page }) => go.payingInApp(page) },
  { name: 'payment unfinished', reach: ({ page }) => go.unfinished(page) },
  { name: 'payment refused', scenario: 'sold-out', isSheet: true, reach: ({ page }) => go.refused(page) },
  { name: 'payment options fail', scenario: 'options-fail', reach: ({ page }) => go.optionsFail(page) },
  { name: 'result paid', reach: ({ page }) => go.ready(page) },
  {
    name: 'not collected',
    isSheet: true,
    reach: async ({ page }) => {
      await go.ready(page)
      await press(page, /^Get your money back/)
    },
  },
  { name: 'result failed', scenario: 'declined', reach: ({ page }) => go.declined(page) },
  { name: 'result pending', scenario: 'late', reach: ({ page }) => go.pending(page) },
  { name: 'dispensing', reach: (stage) => go.dispensing(stage, 3_000) },
  { name: 'dispensed', reach: (stage) => go.dispensing(stage, 60_000) },
  { name: 'partly dispensed', scenario: 'item-fails', reach: (stage) => go.dispensing(stage, 60_000) },
  {
    name: 'refund choice',
    scenario: 'item-fails',
    reach: async (stage) => {
      await go.dispensing(stage, 60_000)
      await press(stage.page, /^Get ₹/)
    },
  },
  { name: 'not dispensed', scenario: 'all-fail', reach: (stage) => go.dispensing(stage, 60_000) },
  { name: 'still checking', scenario: 'goes-offline', reach: (stage) => go.silent(stage) },
  { name: 'orders', reach: ({ page }) => go.orders(page) },
  {
    name: 'orders none',
    reach: async ({ page }) => {
      await go.products(page)
      await follow(page, 'Orders')
      await heading(page, 'No orders yet')
    },
  },
  {
    name: 'orders fail',
    scenario: 'orders-fail',
    reach: async ({ page }) => {
      await go.products(page)
      await follow(page, 'Orders')
      await expect(page.getByRole('heading', { name: 'We couldn’t load your orders' })).toBeVisible({
        timeout: 30_000,
      })
    },
  },
  { name: 'order details', reach: ({ page }) => go.order(page, 2) },
  { name: 'order details partly', reach: ({ page }) => go.order(page, 5) },
  { name: 'refund tracker', reach: (stage) => go.refund(stage) },
  { name: 'refund news', reach: (stage) => go.refundNews(stage) },
  { name: 'item ratings', reach: (stage) => go.rated(stage) },
  { name: 'missing item', reach: (stage) => go.missing(stage) },
  { name: 'kept orders', isBrief: true, reach: ({ page }) => go.keptOrders(page) },
  { name: 'kept order', isBrief: true, reach: (stage) => go.keptOrder(stage) },
  { name: 'kept receipt', isBrief: true, reach: (stage) => go.keptReceipt(stage) },
  { name: 'order again', isSheet: true, reach: ({ page }) => go.orderAgain(page) },
  own('order payments', '/order-history?view=payments', /^Your orders|^Orders/),
  own('account', '/account', 'Account'),
  {
    name: 'delete account',
    isSheet: true,
    reach: async ({ page }) => {
      await go.products(page)
      await go.signIn(page)
      await page.goto('/account')
      await press(page, 'Delete account')
    },
  },
  open('account guest', '/account', 'Account'),
  own('profile', '/profile', /profile/i),
  own('home', '/dashboard', /./),
  own('meal cards', '/card', /meal card/i),
  {
    name: 'add a meal card',
    isSheet: true,
    reach: async ({ page }) => {
      await go.products(page)
      await go.signIn(page)
      await page.goto('/card')
      await press(page, /^Add/)
    },
  },
  {
    name: 'remove a meal card',
    isSheet: true,
    reach: async ({ page }) => {
      await go.products(page)
      await go.signIn(page)
      await page.goto('/card')
      await press(page, /^Remove/)
    },
  },
  own('wallet', '/wallet-transactions', /wallet/i),
  {
    name: 'calendar',
    isSheet: true,
    reach: async ({ page }) => {
      await go.products(page)
      await go.signIn(page)
      await page.goto('/wallet-transactions')
      await press(page, 'Dates')
    },
  },
  own('company wallet', '/company-wallet-transactions', /company wallet/i),
  own('wallet fails', '/wallet-transactions', /wallet/i, 'transactions-fail'),
  own('refunds', '/refunds', 'Refunds'),
  {
    name: 'offers',
    reach: async ({ page }) => {
      await go.products(page)
      await page.goto('/offers')
      await heading(page, 'Offers')
    },
  },
  open('offers none', '/offers', 'Offers'),
  open('refunds none', '/refunds', 'No refunds yet'),
  open('payments none', '/order-history?view=payments', /./),
  { name: 'wallet none', reach: ({ page }) => go.newCustomer(page, '/wallet-transactions') },
  { name: 'meal cards none', reach: ({ page }) => go.newCustomer(page, '/card') },
  { name: 'company wallet none', reach: ({ page }) => go.newCustomer(page, '/company-wallet-transactions') },
  {
    name: 'how it works',
    isSheet: true,
    reach: async ({ page }) => {
      await page.goto('/support')
      await press(page, 'How it works')
    },
  },
  {
    name: 'maintenance',
    isBrief: true,
    reach: async ({ page }) => {
      await withConfig(page.context(), { maintenance: 'Back at noon.' })
      await page.goto('/products')
      await heading(page, 'We’ll be back soon')
    },
  },
  open('support', '/support', 'Help and support'),
  open('questions', '/faq', 'FAQ'),
  open('terms', '/terms-n-conditions', /terms/i),
  open('not found', '/nowhere', 'Not found'),
  {
    name: 'offline',
    // Another language isn't on the phone yet, so the app couldn't start.
    isBrief: true,
    reach: async ({ page }) => {
      await go.products(page)
      // As of anyone who has looked at the products for a second.
      await expect(page.locator('html')).toHaveAttribute('data-typeface')
      await page.evaluate(() => document.fonts.ready)
      await page.context().setOffline(true)
      await heading(page, 'You are Offline')
    },
  },
]
