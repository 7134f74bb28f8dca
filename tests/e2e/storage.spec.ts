/** What a visit stores in the browser, under the documented keys (§3). */
import type { Page } from '@playwright/test'
import { add, atMachine, expect, showAs, signIn, test, toPayment } from './support/test.ts'

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
