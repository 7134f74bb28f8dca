/** Customers and guests can download what the phone stores for them. */
import { webcrypto } from 'node:crypto'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOrders } from '#domain/order/kept-orders.ts'
import { sampleLine, sampleOrder } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { writeOwned } from '#shared/storage/owned.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AccountScreen } from './AccountScreen.tsx'

const disk = vi.hoisted(() => new Map())
vi.mock('idb-keyval', () => ({
  get: async (name: string) => disk.get(name),
  set: async (name: string, value: unknown) => void disk.set(name, value),
  del: async (name: string) => void disk.delete(name),
}))

// Reads the media queries of a browser.
vi.mock('./AppearanceChoice.tsx', () => ({ AppearanceChoice: () => null }))

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  disk.clear()
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('ResizeObserver', NoObserver)
  serve(() => refusal(404))
})
afterEach(() => vi.restoreAllMocks())

/** Taps the button; returns the file's text and parsed content. */
async function download() {
  const file = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob)
      return 'blob:file'
    }
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  show(<AccountScreen />)
  fireEvent.click(screen.getByRole('button', { name: 'Download your data' }))
  const reader = new FileReader()
  reader.readAsText(await file)
  await vi.waitFor(() => expect(reader.result).toBeTruthy())
  const text = String(reader.result)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.contexts[0]).toMatchObject({ href: 'blob:file', download: 'Snackmate.json' })
  return { text, ...JSON.parse(text) }
}

const attemptOf = (user_id: string) =>
  write('checkoutAttempt', {
    idempotencyKey: 'hush-key',
    request: { user_id, vending_machine_id: 'VM-1', payment_method: 'Card' },
    quote: { net_payable_amount: 35 },
    lines: [],
    startedAt: '2026-11-27T03:00:00Z',
  } as never)

test('a guest gets every record and order of theirs in one file, without what works like a password (§6.7)', async () => {
  signInAs('gst-1', true)
  write('refreshToken', 'hush-refresh-token-1')
  write('deviceId', 'hush-device')
  write('sessionsToEnd', ['hush-token'])
  write('attemptSession', {
    userId: 'x',
    accessToken: 'hush-a',
    refreshToken: 'hush-refresh-token-2',
    isSignedOut: false,
  })
  writeOwned('pushRegistration', 'gst-1', {
    token: 'hush-push',
    createTime: 1,
    subscription: { endpoint: 'https://hush', auth: 'hush', p256dh: 'hush' },
    vapidKey: 'hush',
  })
  writeOwned('favorites', 'gst-1', { products: ['prd-1'], machines: [] })
  write('cartList', [sampleLine()])
  write('avoid', ['nuts'])
  write('hasProduct', 'off-1')
  attemptOf('gst-1')
  await keepOrders('gst-1', [
    {
      order: sampleOrder({ user_id: 'gst-1', idempotency_key: 'hush-order' } as never),
      checkedAt: '2026-11-27T03:00:00Z',
    },
  ])
  const { text, about, records, orders } = await download()
  expect(about).toContain('Your sign-in is left out')
  expect(records).toMatchObject({ avoid: ['nuts'], favorites: { products: ['prd-1'] }, hasProduct: 'off-1' })
  expect(records.cartList[0].product.name).toBe('Sea salt chips')
  expect([records.checkoutAttempt.quote.net_payable_amount, orders[0].order.order_number]).toEqual([35, 'A-1001'])
  expect(records.deviceId).toBe('left out, because it works like a password')
  expect(text).not.toMatch(/hush|e30\./)
})

test('another customer’s records, payment and orders are not in it', async () => {
  write('accessToken', tokenOf({ sub: 'usr-2', is_guest_user: false }))
  await keepOrders('usr-2', [{ order: sampleOrder({ user_id: 'usr-2' }), checkedAt: '2026-11-27T03:00:00Z' }])
  writeOwned('favorites', 'usr-2', { products: ['prd-1'], machines: [] })
  attemptOf('usr-2')
  write('avoidKept', { account: 'usr-2', names: ['nuts'], others: [] })
  signInAs('gst-1', true)
  const { records, orders } = await download()
  expect([records.favorites, records.checkoutAttempt, records.avoidKept, orders]).toEqual([
    ...[undefined, undefined, undefined],
    [],
  ])
})

test('a browser that stores nothing gives what this page holds', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  vi.stubGlobal('crypto', undefined)
  write('avoid', ['nuts'])
  expect((await download()).records).toEqual({ avoid: ['nuts'] })
})
