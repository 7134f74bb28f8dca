import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { KeepOrders, ordersIn } from './KeepOrders.tsx'

const destroyed = vi.hoisted(() => vi.fn())
vi.mock('#shared/storage/vault.ts', () => ({ destroyVault: destroyed, openVault: vi.fn(), sealVault: vi.fn() }))

afterEach(() => {
  cleanup()
  clearExcept([])
})

test('orders are destroyed if their session ended while the app was closed, but not while a guest may return (§2.27)', async () => {
  write('guestUserId', 'gst-1')
  show(<KeepOrders />)
  cleanup()
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false }))
  show(<KeepOrders />)
  cleanup()
  expect(destroyed).not.toHaveBeenCalled()
  clearExcept([])
  show(<KeepOrders />)
  await waitFor(() => expect(destroyed).toHaveBeenCalledOnce())
})

test('loading one more page does not count as a check of the others (§2.27)', () => {
  const [first, second] = ['a', 'b'].map((id) => ({ data: [sampleOrder({ id })] }))
  if (!first || !second) throw new Error('Two pages')
  const timesAt = (dataUpdatedAt: number, pages: (typeof first)[], fetchMeta: object | null = null) =>
    ordersIn({ data: { pages }, dataUpdatedAt, fetchMeta }).map(({ checkedAt }) => Date.parse(checkedAt))
  expect(timesAt(1, [first])).toEqual([1])
  expect(timesAt(2, [first, second], { fetchMore: { direction: 'forward' } })).toEqual([1, 2])
  expect(timesAt(3, [first, second])).toEqual([3, 3])
})
