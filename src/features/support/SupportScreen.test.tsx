import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { refusal, tokenOf } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SupportScreen } from './SupportScreen.tsx'

const statement = () => screen.queryByRole('link', { name: 'Accessibility' })?.getAttribute('href')

test('help, which needs no sign-in, links to the accessibility statement if the brand has one', () => {
  const { unmount } = show(<SupportScreen />)
  expect(statement()).toBe('/accessibility')
  unmount()
  vi.spyOn(config, 'pages', 'get').mockReturnValue(['terms'])
  show(<SupportScreen />)
  expect(statement()).toBeUndefined()
})

test('a claim without an answer keeps saying that its outcome is unknown', async () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['missingItems'] }))
  const items = [sampleItem({ status: 'Dispensed', dispensed_quantity: 2 })]
  const order = sampleOrder({ status: 'Dispensed', is_active: false, items })
  let reads = 0
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'POST') throw new TypeError('Failed to fetch')
    if (url.includes('/orders/')) reads += 1
    return Response.json({ code: '200', data: order })
  })
  show(<SupportScreen />, `/support?order_id=${order.id}&item=itm-1`)
  const ask = await screen.findByRole('button', { name: 'I didn’t get it' })
  const before = reads
  fireEvent.click(ask)
  await screen.findByText(texts.orderActions.refundUnknown)
  expect(reads).toBe(before)
})

test('a refused claim reads the order again, which another tab has had refunded meanwhile', async () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['missingItems'] }))
  const items = [sampleItem({ status: 'Dispensed', dispensed_quantity: 2 })]
  const order = sampleOrder({ status: 'Dispensed', is_active: false, items })
  const made = { amount: 35, mode: 'source', kind: 'partial', created_at: '2026-11-02T09:00:00Z' } as const
  const refund = { id: 'ref-1', status: 'Initiated', ...made } as const
  let isRefused = false
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'POST') isRefused = true
    const data = { ...order, ...(isRefused && { refund }) }
    return method === 'POST' ? refusal(409, 'REFUND_4091') : Response.json({ code: '200', data })
  })
  show(<SupportScreen />, `/support?order_id=${order.id}&item=itm-1`)
  fireEvent.click(await screen.findByRole('button', { name: 'I didn’t get it' }))
  await screen.findByText(/^This order already has a refund/)
  expect(screen.queryByRole('button', { name: 'I didn’t get it' })).toBeNull()
})
