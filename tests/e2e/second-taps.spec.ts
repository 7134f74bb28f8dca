/** A second tap of the same finger hits what has replaced the first one's control: it must not pay, dispense or undo. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import {
  arrive,
  arriveAtPayment,
  atMachine,
  breadth,
  chooseMethod,
  expect,
  hold,
  tapTwice,
  test,
} from './support/test.ts'

test.use({ hasTouch: true })

/** Milliseconds in which the checkout is rendered ahead, or a tap that wrongly pays would have paid. */
const settled = 2500

const quantities = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cartList') ?? '[]') as { product: { name: string }; cartQty: number }[]).map(
      ({ product, cartQty }) => `${cartQty} ${product.name}`,
    ),
  )

/** Taps of a finger at this pace, in milliseconds, however late a busy computer hears of them. */
async function tapAtPace(page: Page, x: number, y: number, taps: number, gap: number) {
  const client = await page.context().newCDPSession(page)
  const start = Date.now()
  for (let tap = 0; tap < taps; tap += 1) {
    const at = start + tap * gap
    await wait(Math.max(0, at - Date.now()))
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[], timestamp: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    await touch('touchStart', [{ x, y }], at / 1000)
    await touch('touchEnd', [], (at + 30) / 1000)
  }
  await client.detach()
}

/** `down`: how far down the control, where the next one will be. */
async function doubleTap(page: Page, target: Locator, down: number, gap = 250) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  await tapAtPace(page, x + width / 2, y + height * down, 2, gap)
  await wait(settled)
}

test('a double tap on the way to the cart in a product’s sheet pays nothing, a later tap pays', async ({
  page,
  world,
}) => {
  await arrive(page, '/products', 'regular')
  await expect(page.locator('main ul:not([data-early]) > li').first()).toBeVisible()
  await page.getByRole('button', { name: 'About Sea salt chips' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
  await wait(settled)
  await doubleTap(page, page.getByRole('dialog').getByRole('link', { name: /cart/ }), 0.25)
  expect(await world.newOrders()).toEqual([])
  await page.getByRole('button', { name: /^Pay ₹/ }).tap()
  await expect(page.getByText('Payment received')).toBeVisible()
})

test('a double tap on Pay starts no machine', async ({ page, world }) => {
  await arriveAtPayment(page, ['Sea salt chips'], 'regular')
  await wait(600)
  await doubleTap(page, page.getByRole('button', { name: /^Pay ₹/ }), 0.8, 400)
  expect(await world.newOrders()).toMatchObject([{ status: 'Paid' }])
})

test('a tap just as “Dispense now” appears starts no machine, a later one does', async ({ page, world }) => {
  await arriveAtPayment(page, ['Sea salt chips'], 'regular')
  await wait(600)
  const release = await hold(page, '**/orders')
  const pay = await page.getByRole('button', { name: /^Pay ₹/ }).boundingBox()
  const tap = () => page.touchscreen.tap(195, (pay?.y ?? 0) + (pay?.height ?? 0) * 0.7)
  await tap()
  // So long that the first tap is forgotten.
  await wait(11_000)
  release()
  const dispense = page.getByRole('button', { name: 'Dispense now' })
  await dispense.waitFor({ state: 'attached' })
  await tap()
  await wait(settled)
  expect(await world.newOrders()).toMatchObject([{ status: 'Paid' }])
  await dispense.tap()
  await expect(page.getByRole('heading', { name: 'Dispensing your order' })).toBeVisible()
})

test('a double tap on “Pay another way” starts no other payment', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await arriveAtPayment(page, ['Sea salt chips'], 'regular')
  await chooseMethod(page, /^Card/)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText('Test mode, no money moves')).toBeVisible()
  await page.goto('/payment')
  const other = page.getByRole('button', { name: 'Pay another way' })
  await other.scrollIntoViewIfNeeded()
  await wait(settled)
  await doubleTap(page, other, 0.5, 400)
  expect(await world.newOrders()).toMatchObject([{ status: 'Cancelled' }])
})

test.describe('quick taps', () => {
  const tapThrice = async (page: Page, name: string) => {
    await atMachine(page)
    await expect(page.locator('main ul:not([data-early]) > li').first()).toBeVisible()
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.getByRole('button', { name: `Add ${name}` }).boundingBox()) ?? {}
    await tapAtPace(page, x + width / 2, y + height / 2, 3, 100)
  }

  test('on Add all count', { tag: breadth }, async ({ page }) => {
    await tapThrice(page, 'Sea salt chips')
    expect(await quantities(page)).toEqual(['3 Sea salt chips'])
  })

  test('on Add at the bottom don’t open the cart, whose bar has come over it', { tag: breadth }, async ({ page }) => {
    await tapThrice(page, 'Butter popcorn')
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible()
    await expect(page).toHaveURL(/\/products$/)
  })
})

test('lines are removed one after another with steady taps', { tag: breadth }, async ({ page }) => {
  await arriveAtPayment(page, ['Sea salt chips', 'Dark 70', 'Butter popcorn'], 'guest')
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('button', { name: 'Remove Sea salt chips' }).first().boundingBox()) ?? {}
  for (let taps = 0; taps < 8; taps += 1) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await wait(300)
  }
  expect((await quantities(page)).length).toBeLessThan(2)
})

test('two taps before the app rerenders undo a removal once', { tag: breadth }, async ({ page }) => {
  await arriveAtPayment(page, ['Sea salt chips', 'Dark 70'])
  await page.getByRole('button', { name: 'Remove Sea salt chips' }).first().click()
  await tapTwice(page.getByRole('button', { name: 'Undo' }))
  await wait(500)
  expect(await quantities(page)).toEqual(['1 Sea salt chips', '1 Dark 70'])
})

test('two taps before the app rerenders add one cup', { tag: breadth }, async ({ page }) => {
  await atMachine(page, 'CF-2001')
  await page.getByRole('button', { name: 'Add Caffè latte', exact: true }).click()
  await tapTwice(page.getByRole('dialog').getByRole('button', { name: /^Add · ₹/ }))
  await wait(500)
  expect(await quantities(page)).toEqual(['1 Caffè latte'])
})

test('two taps before the app rerenders buy one product again', { tag: breadth }, async ({ page }) => {
  await arrive(page, '/search-machine', 'regular')
  await page.evaluate(() => localStorage.setItem('boughtBefore', '{"ids":["prd-sea-salt-chips"]}'))
  await page.goto('/products')
  const again = page.getByRole('region', { name: 'Buy again' })
  await tapTwice(again.getByRole('button', { name: 'Buy Sea salt chips now' }))
  await expect(page).toHaveURL(/payment/)
  expect(await quantities(page)).toEqual(['1 Sea salt chips'])
})
