/** Steps to the screens. Each builds on the ones before. */
import { expect, type Page } from '@playwright/test'
import { showAs, type View, type World } from '../e2e/support/test.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click()
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible()

export async function search(page: Page) {
  await page.goto('/search-machine')
  await page.getByRole('searchbox').fill('lobby')
  await expect(page.getByRole('link', { name: /Lobby snacks/ })).toBeVisible()
}

export async function refusedCamera(page: Page) {
  // Permissions that are not granted are denied.
  await page.context().grantPermissions(['geolocation'])
  await page.goto('/scan-machine')
  await expect(page.getByRole('dialog')).toContainText(/camera/i)
  await heading(page, /camera/i)
}

export async function products(page: Page, machineId = 'VM-1001') {
  await page.goto(`/machine/${machineId}`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

export async function filledCartBar(page: Page) {
  await products(page)
  await press(page, 'Add Sea salt chips')
  await press(page, 'Add Dark 70')
  await press(page, 'One more Sea salt chips')
}

export async function view(page: Page, name: View) {
  await products(page)
  await showAs(page, name)
  await expect(page.locator('main ul, main table').last()).toBeVisible()
}

export async function nothingFound(page: Page) {
  await products(page)
  await page.getByRole('searchbox').fill('umbrella')
  await expect(page.getByRole('heading', { name: /^No matches/ })).toBeVisible()
}

export async function detail(page: Page) {
  await products(page)
  await page.getByRole('button', { name: 'About Sea salt chips' }).click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog').getByRole('row', { name: /Energy/ })).toBeVisible()
}

export async function filter(page: Page) {
  await products(page)
  await press(page, 'Filter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function changeMachine(page: Page) {
  await filledCartBar(page)
  await page.goto('/machine/VM-1002')
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function coffee(page: Page) {
  await products(page, 'CF-2001')
  await press(page, 'Add Caffè latte')
  await page.getByRole('dialog').getByRole('radio', { name: /^2/ }).check()
}

export async function coffeeAgain(page: Page) {
  await coffee(page)
  await press(page, /^Add · ₹/)
  await press(page, 'One more Caffè latte')
  await expect(page.getByRole('dialog', { name: 'Same as last time?' })).toBeVisible()
}

export async function cart(page: Page) {
  await filledCartBar(page)
  await follow(page, /View cart/)
  await press(page, /offers?$/)
}

export async function soldOutCart(page: Page) {
  await filledCartBar(page)
  await follow(page, /View cart/)
  await heading(page, 'Your cart')
  await expect(page.getByText(/Only 1 left/)).toBeVisible()
}

export async function wrongNumber(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Phone number').fill('12')
  await press(page, 'Send code')
  await expect(page.getByRole('alert')).toBeVisible()
}

export async function country(page: Page) {
  await page.goto('/login')
  await press(page, /^Country/)
  await expect(page.getByRole('option').first()).toBeVisible()
}

export async function code(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Phone number').fill('9876543210')
  await press(page, 'Send code')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
}

export async function signIn(page: Page, phone = '9876543210') {
  await follow(page, 'Sign in')
  await page.getByLabel('Phone number').fill(phone)
  await press(page, 'Send code')
  await page.getByLabel('Digit 1 of 6').fill('123456')
  await expect(page).not.toHaveURL(/login/)
}

/** A new customer, who has nothing yet. */
export async function newCustomer(page: Page, path: string) {
  await products(page)
  await signIn(page, '9876500001')
  await page.goto(path)
  await heading(page, /^No | no company wallet/)
}

async function proceed(page: Page) {
  await follow(page, /View cart/)
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeEnabled()
}

export async function payment(page: Page) {
  await filledCartBar(page)
  await proceed(page)
}

export async function paymentSignedIn(page: Page) {
  await filledCartBar(page)
  await signIn(page)
  await proceed(page)
  await expect(page.getByText(/₹640/).first()).toBeVisible()
}

/** The customer has paid by wallet before, and it is short now. */
export async function paymentShort(page: Page) {
  await filledCartBar(page)
  await signIn(page)
  await page.evaluate(() => {
    const owner = JSON.parse(atob(localStorage.getItem('accessToken')?.split('.')[1] ?? '')).sub
    localStorage.setItem('lastPaymentMethod', JSON.stringify({ owner, method: 'Wallet', sourceId: null }))
  })
  await page.reload()
  await proceed(page)
  await expect(page.getByText(/short$/).first()).toBeVisible()
}

/** Where the window has no place for them in the page. */
export async function openMethods(page: Page) {
  const change = page.getByRole('button', { name: /Change$/ })
  if ((await page.getByRole('dialog').count()) === 0 && (await change.isVisible())) await change.click()
}

export async function paymentMethods(page: Page) {
  await paymentSignedIn(page)
  await openMethods(page)
  await expect(
    page
      .getByRole('dialog')
      .getByText(/available$/)
      .first(),
  ).toBeVisible()
}

async function atProvider(page: Page) {
  await payment(page)
  await press(page, /^Pay ₹/)
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
}

export async function unfinished(page: Page) {
  await atProvider(page)
  await page.goBack()
  await heading(page, 'Your last payment isn’t finished')
}

export async function payingInApp(page: Page) {
  await payment(page)
  await openMethods(page)
  await page.getByRole('radio', { name: /^UPI app/ }).click()
  await press(page, /^Pay ₹/)
  await heading(page, /^Approve ₹/)
}

export async function refused(page: Page) {
  await payment(page)
  await press(page, /^Pay ₹/)
  await expect(page.getByRole('dialog')).toContainText(/CART_1000/)
}

export async function optionsFail(page: Page) {
  await filledCartBar(page)
  await follow(page, /View cart/)
  await heading(page, 'Failed to fetch payment options')
}

async function payAndSee(page: Page, title: string) {
  await atProvider(page)
  await press(page, /^Pay ₹/)
  await heading(page, title)
}

export const paid = (page: Page) => payAndSee(page, 'Payment received')
export const declined = (page: Page) => payAndSee(page, 'The payment didn’t go through')
export const pending = (page: Page) => payAndSee(page, 'Your payment is being confirmed')

export async function ready(page: Page) {
  await paid(page)
  await expect(page.getByRole('button', { name: 'Dispense now' })).toBeVisible()
}

interface AtMachine {
  page: Page
  world: World
}

/** Milliseconds after dispensing started; each unit takes two seconds. */
export async function dispensing({ page, world }: AtMachine, ms: number) {
  await ready(page)
  await press(page, 'Dispense now')
  await expect(page.getByText('0 of 3 out')).toBeVisible()
  await world.advance(ms)
  await expect(page.getByText('0 of 3 out')).toBeHidden()
}

export async function silent(stage: AtMachine) {
  await stage.page.clock.install()
  await dispensing(stage, 3_000)
  await stage.page.clock.fastForward(11_000)
  await heading(stage.page, 'This machine isn’t responding')
}

export async function orders(page: Page) {
  await products(page)
  await signIn(page)
  await follow(page, 'Orders')
  await heading(page, 'Your orders')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

export async function order(page: Page, number: number) {
  await orders(page)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
    .click()
  await heading(page, 'Products')
}

export async function orderAgain(page: Page) {
  await products(page)
  await press(page, 'Add Sea salt chips')
  await order(page, 3)
  await press(page, 'Order again')
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function product(page: Page, name: string) {
  await page
    .getByRole('button', { name: `About ${name}` })
    .first()
    .click({ position: { x: 40, y: 40 } })
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

export async function restock(page: Page) {
  await products(page)
  await signIn(page)
  await product(page, 'Jaggery peanut chikki')
  await press(page, 'Notify me when it’s back')
  await expect(page.getByText(/^(We’ll notify you when it’s back|On your list, but notifications)/)).toBeVisible()
}

export async function wishes(page: Page) {
  await products(page)
  await page.getByRole('searchbox').fill('salted lassi')
  await press(page, /^Request “/)
  await press(page, 'Send request')
  await expect(page.getByText(/^Thank you!/)).toBeVisible()
}

export async function nearby(page: Page) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 18.9401, longitude: 72.8351 })
  await products(page)
  await page.goto('/search-machine')
  await press(page, 'Machines near me')
  await heading(page, 'Near you')
}

export async function peek(page: Page) {
  await nearby(page)
  await press(page, /^See what’s inside/)
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
}

export async function avoidQuestion(page: Page) {
  await products(page)
  await page.goto('/account')
  await page.getByText('Nuts', { exact: true }).click()
  await products(page)
  await press(page, 'Add Milk & hazelnut')
  await proceed(page)
  await press(page, /^Pay ₹/)
  await expect(page.getByRole('dialog', { name: 'Buy it anyway?' })).toBeVisible()
}

/** Signs in here and in the world. */
async function signInBoth({ page, world }: AtMachine) {
  await products(page)
  await signIn(page)
  await world.signIn()
}

export async function refund(stage: AtMachine) {
  await signInBoth(stage)
  const id = await stage.world.refundToCard()
  await stage.world.advance(30_000)
  await stage.page.goto(`/order-history-details/${id}`)
  await expect(stage.page.getByText('With your bank')).toBeVisible()
}

export async function refundNews(stage: AtMachine) {
  await signInBoth(stage)
  await stage.world.refundToCard()
  await stage.page.goto('/dashboard')
  await expect(stage.page.getByRole('link', { name: /^Track refunds?$/ }).first()).toBeVisible()
}

export async function rated(stage: AtMachine) {
  const { page, world } = stage
  await signInBoth(stage)
  const id = await world.paidOrder(['Sea salt chips', 'Classic cola'])
  await world.call('POST', `${world.orderPath(id)}/dispense/v2`)
  await world.advance(60_000)
  await page.goto(`/order-history-details/${id}`)
  await page.getByRole('radiogroup').last().getByRole('radio', { name: '4 stars' }).press('Space')
  await expect(page.getByText('Thank you!')).toBeVisible()
}

export async function missing(stage: AtMachine) {
  await rated(stage)
  await follow(stage.page, /^Didn’t get it/)
  await expect(stage.page.getByRole('button', { name: 'I didn’t get it' })).toBeVisible()
}

/** The app thinks it is offline. The connection stays: without a service worker, parts of the app still load from it. */
async function pretendOffline(page: Page) {
  // Otherwise, the app would ask the server, and know better than the browser.
  await page.route('**/config.json?*', (route) => route.abort())
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
}

export async function keptOrders(page: Page) {
  await orders(page)
  await pretendOffline(page)
  await expect(page.getByText(/Last checked/).first()).toBeVisible()
}

export async function keptOrder(stage: AtMachine) {
  await refund(stage)
  await pretendOffline(stage.page)
  await expect(stage.page.getByText(/^Saved on this device/)).toBeVisible()
}

export async function keptReceipt(stage: AtMachine) {
  await keptOrder(stage)
  await follow(stage.page, 'Print or share receipt')
  await heading(stage.page, /^Receipt of order/)
}
