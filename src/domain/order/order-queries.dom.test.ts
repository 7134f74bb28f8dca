/** What the customer's orders provide: the active order, and the machines of recent orders. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { recordActive, useActiveOrderLookUp } from './active-order.ts'
import { readAttempt } from './attempt-store.ts'
import { isOver } from './finished.ts'
import { sampleAttempt, sampleOrder } from './order.sample.ts'
import { useOwnMachines } from './own-machines.ts'
import { useFollowedOrder } from './use-followed-order.ts'

const list = (...data: object[]) =>
  Response.json({ code: '200', data, meta: { page: 1, limit: 10, total: data.length } })
const lookUp = () => renderQuerying(() => ({ ...useActiveOrderLookUp(), machines: useOwnMachines() })).result
const machine = (id: string) => ({ ...sampleOrder().machine, id }) as never

beforeEach(() => signInAs('usr-1'))

test('an order that waits at any machine is found, settles its payment, and adds its machine', async () => {
  const asked = serve(() => list(sampleOrder()))
  write('recentMachines', [machine('VM-7')])
  write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
  const result = lookUp()
  expect(result.current).toMatchObject({ order: undefined, machines: [{ id: 'VM-7' }] })
  await waitFor(() => expect(result.current).toMatchObject({ order: { id: 'ord-1' }, error: null }))
  await waitFor(() => expect(result.current.machines.map(({ id }) => id)).toEqual(['VM-7', 'VM-1001']))
  await waitFor(() => expect(readAttempt()?.settled).toBe(true))
  const anywhere = '/v1/users/usr-1/vending-machine/-1/orders?'
  expect(asked.sort()).toEqual([
    `${anywhere}limit=10&order=desc&pageOff=false&isList=false&page=1`,
    `${anywhere}page=1&limit=10&order=asc&pageOff=true&isList=false&status=In-Progress,Paid`,
  ])
})

test('an order that waits settles a payment whose response was lost', async () => {
  signInAs('gst-1', true)
  serve(({ pathname }) => (pathname.includes('/unblock') ? sampleOrder() : list(sampleOrder())))
  write('checkoutAttempt', sampleAttempt)
  lookUp()
  // It loads the payment's rules first.
  await waitFor(() => expect(readAttempt()).toMatchObject({ orderId: 'ord-1', settled: true }), { timeout: 5_000 })
})

test('an order that is followed to its end is active no more, without another request', async () => {
  const asked = serve(({ pathname }) =>
    pathname.endsWith('/ord-1')
      ? sampleOrder({ status: 'Dispensed', is_active: false, user_id: 'usr-1' })
      : list(sampleOrder()),
  )
  const { result, client } = renderQuerying(() => useActiveOrderLookUp())
  await waitFor(() => expect(result.current.order).toMatchObject({ id: 'ord-1' }))
  renderQuerying(() => useFollowedOrder('ord-1', isOver), undefined, client)
  await waitFor(() => expect(result.current.order).toBeNull())
  expect(asked.filter((path) => path.includes('status='))).toHaveLength(1)
})

test('an older look-up that is under way does not bring a followed order back', async () => {
  let answer: (() => void) | undefined
  let isHeld = false
  const held = () =>
    new Promise<Response>((done) => {
      answer = () => done(list(sampleOrder()))
    })
  serve(() => (isHeld ? held() : list(sampleOrder())))
  const { result, client } = renderQuerying(() => useActiveOrderLookUp())
  await waitFor(() => expect(result.current.order).toMatchObject({ id: 'ord-1' }))
  isHeld = true
  act(() => void result.current.lookAgain())
  await waitFor(() => expect(answer).toBeDefined())
  act(() => recordActive(client, 'usr-1', sampleOrder({ status: 'Dispensed', is_active: false })))
  answer?.()
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(result.current.order).toBeNull()
})

test('if the request fails, the order is unknown until the customer retries', async () => {
  serve(() => refusal(500, 'SERVER_5000'))
  const result = lookUp()
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }))
  expect(result.current).toMatchObject({ order: undefined, machines: [] })
  serve(() => list())
  act(() => void result.current.lookAgain())
  await waitFor(() => expect(result.current.order).toBeNull())
})

test('nothing is requested without a session, nor for machines if the phone has enough recent ones', async () => {
  const asked = serve(() => list())
  const machines = ['a', 'b', 'c', 'd', 'e'].map(machine)
  write('recentMachines', machines)
  expect(renderQuerying(useOwnMachines).result.current).toEqual(machines)
  clearExcept([])
  lookUp()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(asked).toEqual([])
})
