/** What a visit stores in the browser, under the documented keys (§3). */
import type { Page } from '@playwright/test'
import { add, arrive, atMachine, breadth, expect, showAs, signIn, test, toPayment } from './support/test.ts'

const local = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('session, machine, cart and wallets are stored under their documented keys', async ({ page }) => {
  await atMachine(page, 'CF-2001')
  await expect.poll(async () => (await local(page)).machineType).toBe('Coffee')
  await atMachine(page)
  await signIn(page)
  await showAs(page, 'List')
  await add(page, 'Sea salt chips')
  // ₹140 is enough for an automatic offer.
  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'One more Sea salt chips' }).click()
  await toPayment(page)
  await expect.poll(async () => (await local(page)).pwa_wallet_id).toBe('wal-office')
  const kept = await local(page)
  expect(kept).toMatchObject({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.stringMatching(/./),
    deviceId: expect.stringMatching(/./),
    machineId: 'VM-1001',
    machineType: 'Vending',
    cartId: expect.stringMatching(/./),
    productViewType: 'list',
    maxOrderQuantity: '5',
    pwa_client_location_id: 'loc-office',
  })
  expect(JSON.parse(kept.cartList ?? '')).toMatchObject([{ id: 'prd-sea-salt-chips', cartQty: 4 }])
  expect(await page.evaluate(() => sessionStorage.getItem('hasProduct'))).toMatch(/^off-/)
})

test('records of which a part can’t be read open their screens, without that part', async ({ page }) => {
  await arrive(page, '/faq', 'guest', ['Sea salt chips'])
  await page.evaluate(() => {
    const change = (key: string, spoil: (record: Record<string, unknown>) => void) => {
      const records = JSON.parse(localStorage.getItem(key) ?? '')
      for (const record of records) spoil(record)
      localStorage.setItem(key, JSON.stringify(records))
    }
    change('cartList', ({ product }) =>
      Object.assign(product as object, { allergens: 'milk', nutrition: 7, size: {}, is_veg: 'yes', image_url: 7 }),
    )
    change('recentMachines', (machine) => Object.assign(machine, { opening_hours: 'always', location: [], slots: 7 }))
    localStorage.setItem('avoid', '["nuts"]')
  })
  for (const [path, text] of [
    ['/payment', 'Sea salt chips'],
    ['/search-machine', 'Lobby snacks'],
    ['/products', 'Sea salt chips'],
    ['/dashboard', 'Lobby snacks'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
})

test('a browser without BroadcastChannel can shop, sign in and renew its session', { tag: breadth }, async ({
  page,
  context,
  world,
}) => {
  await page.clock.install()
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await atMachine(page)
  // Parts that need a channel are mounted late.
  await page.clock.runFor(10_000)
  await add(page, 'Sea salt chips')
  await signIn(page)
  await world.advance(700_000)
  await toPayment(page)
  await page.goto('/order-history')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect((await world.state()).calls.refreshTokens).toBe(1)
})
