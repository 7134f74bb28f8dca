import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { KeepOrders } from './KeepOrders.tsx'

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
