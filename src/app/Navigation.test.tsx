import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import type { Order } from '#domain/order/order-state.ts'
import { getProfile } from '#generated/operations/customers.ts'
import { listOrders } from '#generated/operations/orders.ts'
import { freeLocks } from '#shared/locks.sample.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Navigation } from './Navigation.tsx'

const encode = (value: object) => btoa(JSON.stringify(value))
const where = () => screen.getByTestId('where').textContent
const respond = (...orders: Order[]) =>
  vi.spyOn(listOrders, 'call').mockResolvedValue({
    code: '200',
    data: orders,
    meta: { page: 1, limit: 10, total: orders.length },
  } as never)

const Hash = () => useLocation().hash

const tokenOf = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.x`

beforeEach(() => {
  window.scrollTo = () => undefined
  vi.stubGlobal('navigator', { locks: freeLocks })
  write('accessToken', tokenOf({ sub: 'gst-1', is_guest_user: true }))
  write('machineId', 'VM-1001')
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

test('looks up orders in progress or paid at all machines', async () => {
  const call = respond()
  await act(async () => show(<Navigation>here</Navigation>, '/faq'))
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(call.mock.calls[0]?.[0]).toEqual({
    userId: 'gst-1',
    machineId: '-1',
    page: 1,
    limit: 10,
    order: 'asc',
    pageOff: true,
    isList: false,
    status: ['In-Progress', 'Paid'],
  })
})

test('a waiting paid order redirects to dispense', async () => {
  respond(sampleOrder())
  await act(async () => show(<Navigation>here</Navigation>, '/products'))
  await waitFor(() => expect(where()).toBe('/order-dispense?order_id=ord-1'))
})

test('an order in progress redirects to its dispense status', async () => {
  respond(sampleOrder({ status: 'In-Progress' }))
  await act(async () => show(<Navigation>here</Navigation>, '/products'))
  await waitFor(() => expect(where()).toBe('/order-dispense-status?order_id=ord-1'))
})

test('the cart id is kept on payment screens and cleared elsewhere', async () => {
  respond()
  write('cartId', 'cart-1')
  await act(async () => show(<Navigation>here</Navigation>, '/payment'))
  expect(read('cartId')).toBe('cart-1')
  cleanup()
  await act(async () => show(<Navigation>here</Navigation>, '/payment/?from=mail'))
  expect(where()).toBe('/payment?from=mail')
  expect(read('cartId')).toBe('cart-1')
  cleanup()
  await act(async () => show(<Navigation>here</Navigation>, '/faq'))
  expect(read('cartId')).toBeNull()
})

test('after the server ends a session, redirects to sign-in and forgets the machine but not the hints', async () => {
  respond()
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false }))
  write('refreshToken', 'rt_00000000000000000000')
  write('hasSeenCoachmarks', true)
  vi.stubGlobal('fetch', async () => Response.json({ code: 'AUTH_4010', message: 'Sign in.' }, { status: 401 }))
  await act(async () =>
    show(
      <Navigation>
        <Hash />
      </Navigation>,
      '/account#avoid',
    ),
  )
  await act(async () => void (await getProfile.call({}).catch(() => undefined)))
  await waitFor(() => expect(where()).toBe('/login?next=%2Faccount'))
  expect(screen.getByText('#avoid')).toBeTruthy()
  expect([read('accessToken'), read('refreshToken'), read('machineId')]).toEqual([null, null, null])
  expect(read('hasSeenCoachmarks')).toBe(true)
})
