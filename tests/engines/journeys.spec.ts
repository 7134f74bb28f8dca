/** The main job in every engine, written once. What differs between the engines is in the drivers. */
import { ports } from '../e2e/support/ports.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

const pay = /^Pay ₹/
/** The second where the window is wide. */
const toCart = /View cart|Check out/

/** In a wide window, the cart beside the products replaces the bar once it has loaded. A press at that moment would miss. */
async function openCart(tab: Tab) {
  if (await tab.run(() => matchMedia('(min-width: 62em)').matches, undefined)) await tab.see('heading', 'Your cart')
  await tab.click('link', toCart)
}

async function seeProvider(tab: Tab) {
  await tab.reach(/\/providers\/card\/pay\b/)
  await tab.seeText('Test mode, no money moves')
}

async function payAtProvider(tab: Tab) {
  await seeProvider(tab)
  await tab.click('button', pay)
  await tab.reach(/\/(?:payu-payment-success|order-dispense)\b/)
}

async function dispense(tab: Tab) {
  await tab.see('heading', 'Payment received')
  await tab.click('button', 'Dispense now')
  await tab.see('heading', /Enjoy/)
}

test('a guest pays by card and opens the receipt', async ({ tab, open, picture, world }) => {
  await open('/search-machine')
  await tab.type('Machine name, place or number', 'lobby')
  await tab.see('link', /Lobby snacks/)
  await picture('1-search')
  await tab.click('link', /Lobby snacks/)
  await tab.click('button', 'Add Sea salt chips')
  await tab.click('button', 'One more Sea salt chips')
  await tab.see('link', toCart)
  await picture('2-products')
  await openCart(tab)
  await tab.see('button', 'Pay ₹70')
  await picture('3-cart')
  await tab.click('button', 'Pay ₹70')
  await payAtProvider(tab)
  await tab.see('heading', 'Payment received')
  await picture('4-paid')
  await dispense(tab)
  await picture('5-done')
  // Opened again, the order shows more than what to take.
  await tab.reload()
  await tab.click('link', 'Order details')
  const paper = await tab.opened(() => tab.click('button', /receipt/i))
  await paper.seeText('₹70')
  expect(await world.newOrders()).toMatchObject([{ net: 70, method: 'Card', status: 'Dispensed' }])
})

test('a returning customer pays by wallet', async ({ tab, arrive, world }) => {
  await arrive('/payment', 'regular', ['Masala magic chips'])
  await tab.click('button', 'Pay ₹35')
  await dispense(tab)
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'Wallet', status: 'Dispensed' }])
})

test('a coffee is made as chosen', async ({ tab, open, picture, world }) => {
  await open('/machine/CF-2001')
  await tab.click('button', 'Add Caffè latte')
  await tab.choose(/^2/)
  await picture('6-coffee')
  await tab.click('button', /^Add · ₹/)
  await openCart(tab)
  await tab.seeText('2 sugars')
  await tab.click('button', pay)
  await payAtProvider(tab)
  await dispense(tab)
  const [order] = await world.newOrders()
  expect(order?.items).toMatchObject([{ id: 'rcp-latte', customIngredients: [{ selected_count: 2 }] }])
})

test('a reload while paying leads to the one order', async ({ tab, arrive, world }) => {
  await arrive('/payment', 'regular', ['Sea salt chips'])
  await tab.see('button', pay)
  // The wallet is charged, but the phone doesn't hear of it.
  await world.loseResponse('createOrder')
  await world.force('createOrder', 503, 20)
  await tab.click('button', pay)
  await expect.poll(async () => (await world.newOrders()).length).toBe(1)
  await world.stopForcing()
  await tab.reload()
  await tab.see('button', 'Dispense now')
  expect(await world.newOrders()).toMatchObject([{ net: 35, method: 'Wallet' }])
})

test('back from the provider, the payment goes on', async ({ tab, arrive, world }) => {
  await arrive('/payment', 'guest', ['Sea salt chips'])
  await tab.click('button', pay)
  await seeProvider(tab)
  await tab.back(`${world.origin}/payment`)
  await tab.see('heading', 'Your last payment isn’t finished')
  await tab.click('button', 'Continue paying')
  await payAtProvider(tab)
  await dispense(tab)
  expect(await world.newOrders()).toHaveLength(1)
})

test('a second visit opens without a network, and goes on when it is back', async ({ tab, open, network }) => {
  await open('/machine/VM-1001')
  await tab.click('button', 'Add Sea salt chips')
  await tab.run(() => navigator.serviceWorker.ready.then(() => undefined), undefined)
  await tab.reload()
  await tab.see('button', 'One more Sea salt chips')
  // As on a slow network, or when the phone has run out of space.
  await tab.run(() => caches.delete('pictures').then(() => undefined), undefined)
  await network.setOffline(true)
  await tab.see('heading', 'You are Offline')
  // Answered by the service worker.
  await open('/products')
  await tab.see('link', 'Account')
  await network.setOffline(false)
  await open('/products')
  await openCart(tab)
  await tab.see('button', 'Pay ₹35')
})

test('a second tab shares the cart, and hears of the payment', async ({ tab, arrive, open, world }) => {
  await arrive('/products', 'guest', ['Sea salt chips'])
  const other = await tab.another()
  await other.open(`${world.origin}/products`)
  await other.click('button', 'Add Dark 70')
  await tab.see('button', 'One more Dark 70')
  await open('/payment')
  await tab.click('button', pay)
  await payAtProvider(tab)
  await dispense(tab)
  await other.see('button', 'Add Sea salt chips')
})

test('the chosen language and theme survive a reload', async ({ tab, open, picture }) => {
  await open('/account')
  await tab.choose('Dark')
  await tab.select('Language', 'हिन्दी')
  await tab.see('heading', 'अकाउंट')
  await tab.reload()
  await tab.see('heading', 'अकाउंट')
  expect(await tab.run(() => document.documentElement.dataset.mantineColorScheme, undefined)).toBe('dark')
  await picture('7-account')
})

test('an older browser is told which ones work', async ({ tab, engine, world }) => {
  test.skip(engine !== 'old-webkit', 'The others are supported.')
  await tab.open(`http://${world.name}.localhost:${ports.app}/`)
  await tab.see('heading', 'Please update your browser')
})
