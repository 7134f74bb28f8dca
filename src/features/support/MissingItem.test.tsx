import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { MissingItem } from './MissingItem.tsx'

const order = sampleOrder({ status: 'Dispensed', items: [sampleItem({ status: 'Dispensed', dispensed_quantity: 2 })] })
const about = { order, orderId: order.id, itemId: 'itm-1', reference: undefined }

beforeEach(() => void write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['missingItems'] })))
afterEach(() => {
  cleanup()
  clearExcept([])
})

test('a rejected claim shows the server’s reason (§4.31)', async () => {
  const message = 'We’re looking into this and will get back to you within two days.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'REFUND_4092', message }, { status: 409 }))
  show(<MissingItem about={about} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I didn’t get it' })))
  expect((await screen.findByText(message)).closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an item that support is looking into can’t be reported again (§4.31)', () => {
  show(<MissingItem about={{ ...about, order: { ...order, items: [sampleItem({ in_review: true })] } }} />)
  expect(screen.getByText(/We’re looking into it/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('after an order’s refund, another missing item goes to support (§4.31)', () => {
  const refund = { id: 'ref-1', amount: 35, mode: 'source', kind: 'partial', status: 'Initiated' } as const
  const created = { created_at: '2026-11-02T09:00:00Z' }
  show(<MissingItem about={{ ...about, order: { ...order, refund: { ...refund, ...created } } }} />)
  expect(screen.getByText(/^This order already has a refund/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Email us about this' }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const items = [sampleItem({ in_review: true })]
  show(<MissingItem about={{ ...about, order: { ...order, items, refund: { ...refund, ...created } } }} />)
  expect(screen.getByText(/We’re looking into it/)).toBeDefined()
})
