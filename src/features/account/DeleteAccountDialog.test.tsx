import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import * as payment from '#domain/order/pay.ts'
import { refusal, serve, signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { LeaveActions } from './LeaveActions.tsx'

const kept = /Our server keeps your orders/

/** Opens the question of a guest with these features of the server. */
function ask(features: string[], orders: object[] = []) {
  serve(({ pathname }) => {
    if (!pathname.endsWith('/orders')) return refusal(404)
    return Response.json({ code: '200', data: orders, meta: { page: 1, limit: 10, total: orders.length } })
  })
  write('accessToken', tokenOf({ sub: 'gst-1', is_guest_user: true, features }))
  show(<LeaveActions isRegistered={false} />)
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete your data' }))
  return screen.getByRole('dialog', { name: 'Delete your data?' })
}

/** An open payment of this customer. */
const startPaying = (user_id: string) =>
  write('checkoutAttempt', {
    idempotencyKey: 'key-1',
    request: { user_id, vending_machine_id: 'VM-1', payment_method: 'Card' },
    quote: { net_payable_amount: 35 },
    lines: [],
    startedAt: '2026-11-27T03:00:00Z',
  } as never)

const yes = () => screen.queryByRole('button', { name: 'Delete my data' })

test('a guest can delete what phone and server have, and reads what is lost; nothing about an account (§6.6)', async () => {
  const dialog = ask(['guestDeletion'], [sampleOrder()])
  await waitFor(() => expect(dialog.textContent).toContain('waiting at Lobby snacks'))
  expect(dialog.textContent).toMatch(/your orders, receipts.*what this app stores on this device/)
  expect(dialog.textContent).not.toMatch(/account|profile|wallet/)
  expect(dialog.textContent).not.toMatch(kept)
  expect(yes()).toBeTruthy()
})

test('where the server deletes no guests, the question says what it keeps, and a waiting order comes first', async () => {
  expect(ask([], [sampleOrder()]).textContent).toMatch(kept)
  const link = await screen.findByRole('link', { name: 'See your order' })
  expect([link.getAttribute('href'), yes()]).toEqual(['/order-dispense?order_id=ord-1', null])
})

test('without a waiting order, such a guest can delete what the phone has', () => {
  ask([])
  expect(yes()).toBeTruthy()
})

test('a customer reads how much money is lost', async () => {
  serve(({ pathname }) =>
    pathname.endsWith('/wallets/usr-1/balance')
      ? Response.json({ code: '200', data: { balance: 640, currency: 'INR' } })
      : refusal(404),
  )
  signInAs('usr-1')
  show(<LeaveActions isRegistered />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('the ₹640 in your wallet'))
})

test('an open payment of the guest is named', () => {
  startPaying('gst-1')
  expect(ask(['guestDeletion']).textContent).toContain('Your payment of ₹35 isn’t finished. We’ll cancel it first.')
})

test.each([
  ['another customer has signed in', () => signInAs('usr-2')],
  ['the question was closed', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('nothing is deleted if %s while the open payment was being canceled', async (_, meanwhile) => {
  const methods: string[] = []
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    methods.push(method)
    return Response.json({ code: '200', data: null })
  })
  let release = (_: payment.PayOutcome) => {}
  vi.spyOn(payment, 'giveUp').mockReturnValue(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  signInAs('usr-1')
  startPaying('usr-1')
  show(<LeaveActions isRegistered />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  meanwhile()
  await act(async () => release({ kind: 'released' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(methods).not.toContain('DELETE')
})
