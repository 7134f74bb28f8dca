/** Push messages in a real browser: permission, display and navigation. */
import type { Page } from '@playwright/test'
import { vapidKeys } from '../../scripts/vapid-keys.mjs'
import { startPushService } from '../support/push-service.ts'
import { withFirebase } from './support/firebase.ts'
import { fullBrowser } from './support/full-browser.ts'
import {
  deliver,
  fakeSubscription,
  pushCalls,
  shown,
  stored,
  subscribeTo,
  tap,
  windows,
  workerOf,
} from './support/push.ts'
import { add, arrive, arrivePaid, atMachine, breadth, expect, payAtProvider, test, toPayment } from './support/test.ts'

test.use({ ...fullBrowser, serviceWorkers: 'allow', permissions: ['notifications'] })

const ready = JSON.stringify({ title: 'Ready to collect', body: 'Slot A1', path: '/offers' })

async function pay(page: Page, ...products: string[]) {
  await add(page, ...products)
  await toPayment(page)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await payAtProvider(page)
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
}

/** Requests a refund to the card, which takes a while, so the app offers push messages. */
async function askForRefund(page: Page) {
  await page.getByRole('button', { name: 'Get your money back' }).click()
  await page.getByRole('button', { name: 'Request ₹35 back' }).click()
  await expect(page.getByRole('heading', { name: 'Refund of ₹35' })).toBeVisible()
}

/** Asks for a restock alert and accepts push messages. */
async function askForRestock(page: Page) {
  // On a busy computer, it can take longer than the ten seconds that the app waits.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.getByRole('button', { name: 'About Jaggery peanut chikki' }).click()
  const sheet = page.getByRole('dialog', { name: 'Jaggery peanut chikki' })
  await expect(sheet.getByRole('button', { name: 'Notify me', exact: true })).toBeHidden()
  await sheet.getByRole('button', { name: 'Notify me when it’s back' }).click()
  await sheet.getByRole('button', { name: 'Notify me', exact: true }).click()
  await expect(sheet.getByText('Notifications are on.')).toBeVisible()
}

async function accept(page: Page) {
  await page.getByRole('button', { name: /^Notify me/ }).click()
  await expect(page.getByText('Notifications are on.')).toBeVisible()
}

test('the app offers push notifications after a restock alert (§2.23)', { tag: breadth }, async ({
  page,
  context,
  world,
}) => {
  await context.addInitScript(subscribeTo, fakeSubscription)
  await arrive(page, '/products', 'regular')
  expect(await pushCalls(page)).toEqual([])
  await askForRestock(page)
  expect((await world.state()).calls.updatePushToken).toBe(1)
})

test('the app asks for permission only while the customer waits and renews the registration after a week (§4.24)', async ({
  page,
  context,
  world,
}) => {
  await context.addInitScript(subscribeTo, fakeSubscription)
  await arrivePaid(page, 'Sea salt chips')
  await expect(page.getByRole('button', { name: /^Notify me/ })).toHaveCount(0)
  await askForRefund(page)
  expect(await pushCalls(page)).toEqual([])
  await accept(page)
  const [first, key] = await pushCalls(page)
  expect(first).toBe('permission')
  const registration = await stored(page)
  expect(registration).toMatchObject({
    subscription: { endpoint: 'https://push.example/1', auth: 'auth-1', p256dh: 'p256dh-1' },
    vapidKey: key,
  })
  expect((await world.state()).calls.updatePushToken).toBe(1)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Refund of ₹35' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notify me/ })).toBeHidden()
  await page.evaluate(() => {
    const registration = JSON.parse(localStorage.getItem('pushRegistration') ?? '')
    registration.createTime -= 7 * 24 * 60 * 60 * 1000
    localStorage.setItem('pushRegistration', JSON.stringify(registration))
  })
  await page.reload()
  await expect.poll(async () => (await world.state()).calls.updatePushToken).toBe(2)
  expect((await stored(page)).createTime).toBeGreaterThanOrEqual(registration.createTime)
})

test('order updates from the server reach the phone through the push service', async ({ page, context, world }) => {
  const service = await startPushService()
  await context.addInitScript(subscribeTo, service.subscription)
  const fcmRequests: string[] = []
  page.on('request', (request) => {
    if (/firebase|fcm|googleapis/.test(request.url())) fcmRequests.push(request.url())
  })
  await atMachine(page, 'CF-2001')
  await pay(page, 'Tomato soup', 'Hot chocolate')
  await page.getByRole('button', { name: 'Dispense now' }).click()
  await accept(page)
  // A push service accepts messages only for the key of the subscription.
  service.vapidKey = (await stored(page)).vapidKey
  expect(await world.push({ title: 'Ready to collect', body: 'Slot A1', url: '/offers' })).toMatchObject({ sent: 1 })
  const worker = await workerOf(page, context)
  await deliver(page, context, service.received[0] ?? '')
  await expect.poll(() => shown(worker)).toEqual([{ title: 'Ready to collect', body: 'Slot A1', path: '/offers' }])

  const orderId = (await world.newOrders())[0]?.id
  // No page polls anymore, so the server pushes without a request.
  await page.goto('about:blank')
  await world.advance(60_000)
  await expect.poll(() => service.received.length).toBe(2)
  expect(JSON.parse(service.received[1] ?? '')).toMatchObject({
    title: 'Your order is ready',
    path: `/order-history-details/${orderId}`,
  })
  expect(fcmRequests).toEqual([])
  service.close()
})

test('a push shows as a notification and a five-second toast, and a tap opens its page within the app', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install()
  await atMachine(page)
  const worker = await workerOf(page, context)
  const elsewhere = { title: 'Win!', path: 'https://elsewhere.example/' }
  const win = { title: 'Win!', body: '', path: '/' }
  // From here on, a busy computer's time doesn't count.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await deliver(page, context, JSON.stringify(elsewhere))
  await expect.poll(() => shown(worker)).toEqual([win])
  const toast = page.getByText('Win!')
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await toast.isVisible()).toBe(true)
  }).toPass()
  // Longer than other toasts (3 s).
  await page.clock.runFor(4_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()
  await page.clock.resume()
  await deliver(page, context, ready)
  const collect = { title: 'Ready to collect', body: 'Slot A1', path: '/offers' }
  await expect.poll(() => shown(worker)).toEqual([win, collect])
  await expect(page.getByText('Ready to collect · Slot A1')).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/offers$/)

  // After a page load, the worker controls the window and can navigate it.
  await page.goto('/faq')
  for (const [path, left] of [
    ['products', 1],
    ['offers', 0],
  ] as const) {
    expect(await tap(worker)).toEqual(['focus'])
    await expect(page).toHaveURL(`${world.origin}/${path}`)
    expect(await shown(worker)).toHaveLength(left)
  }

  // Without a window, a tap opens one. A message without text gets a default text, in the page's language.
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await caches.match('/language'))?.text())).toBe('de')
  await deliver(page, context, '')
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'Neues zu deiner Bestellung', body: 'Öffne die App, um es zu sehen.', path: '/' }])
  await page.goto('about:blank')
  await expect.poll(() => windows(worker)).toBe(0)
  expect(await tap(worker)).toEqual(['open /'])
})

test('a tap opens its page although the open window isn’t the worker’s yet', { tag: breadth }, async ({
  page,
  context,
}) => {
  await atMachine(page)
  const worker = await workerOf(page, context)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await deliver(page, context, ready)
  expect(await tap(worker)).toEqual(['open /offers'])
})

test('with Firebase configured, its token is registered for the app’s own service worker', { tag: breadth }, async ({
  page,
  context,
  world,
}) => {
  const { subscription, vapidKey, close } = await startPushService(vapidKeys().publicKey)
  close()
  await context.addInitScript(subscribeTo, subscription)
  const registrations = await withFirebase(context)
  await arrive(page, '/products', 'regular')
  await askForRestock(page)
  expect(registrations).toMatchObject([
    { web: { endpoint: subscription.endpoint, ...subscription.keys, applicationPubKey: vapidKey } },
  ])
  expect(await stored(page)).toMatchObject({
    token: 'issued-by-firebase',
    subscription: { endpoint: subscription.endpoint, ...subscription.keys },
    vapidKey,
  })
  expect((await world.state()).calls.updatePushToken).toBe(1)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
})
