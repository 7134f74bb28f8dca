import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderQuerying, tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { useKeptOrders } from './use-kept-orders.ts'

const destroyed = vi.hoisted(() => vi.fn())
vi.mock('#shared/storage/vault.ts', () => ({ destroyVault: destroyed, openVault: vi.fn(), sealVault: vi.fn() }))

const ignore = () => undefined

const keep = () => renderQuerying(() => useKeptOrders(true, ignore))

afterEach(() => {
  cleanup()
  clearExcept([])
})

test('orders are destroyed if their session ended while the app was closed, but not while a guest may return (§2.27)', async () => {
  write('guestUserId', 'gst-1')
  keep()
  cleanup()
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false }))
  keep()
  cleanup()
  expect(destroyed).not.toHaveBeenCalled()
  clearExcept([])
  keep()
  await waitFor(() => expect(destroyed).toHaveBeenCalledOnce())
})
