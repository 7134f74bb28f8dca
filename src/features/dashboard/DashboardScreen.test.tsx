import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseMachine } from '#domain/machine/chosen-machine.ts'
import { keepPreview } from '#domain/machine/preview.ts'
import { productsResponse } from '#domain/machine/products.sample.ts'
import { offerOf } from '#domain/offers/offer.sample.ts'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { serve, signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import { MachineCard } from './MachineCard.tsx'

const at = new Date().toISOString()
const refund = (id: string, amount: number) => ({
  ...{ id, order_id: `ord-${id}`, order_number: '2400001', mode: 'source', kind: 'full', amount },
  ...{
    created_at: at,
    currency: 'INR',
    machine_name: 'Lobby',
    status: 'Initiated',
    stages: [{ name: 'Accepted', at }],
  },
})

/** Serves these refunds and offers, and one order. */
function serveHome(refunds: object[], offers: object[] = []) {
  signInAs('usr-1')
  chooseMachine({
    id: 'VM-1',
    name: 'Lobby',
    online_status: 'online',
    machine_type: 'Vending',
    place: { id: 'p', name: 'House', address: 'Street 1' },
  } as never)
  const orders = [sampleOrder({ id: 'old', status: 'Dispensed', is_active: false })]
  serve(({ pathname }) => {
    const lists = Object.entries({ '/refunds': refunds, '/orders': orders, '/all': offers })
    const data = lists.find(([end]) => pathname.endsWith(end))?.[1] ?? []
    return Response.json({ code: '200', data, meta: { page: 1, limit: 10, total: data.length } })
  })
  return show(<DashboardScreen />)
}

test('refunds on their way are one line', async () => {
  serveHome([refund('r1', 15), refund('r2', 40)])
  const line = (await screen.findByText(/2 refunds on their way/)).closest('p')
  expect(line?.textContent).toBe('2 refunds on their way: ₹55')
  expect(screen.getByRole('link', { name: 'Track refunds' }).getAttribute('href')).toBe('/refunds')
})

test('a refund that a bank has sent back, or in another currency, is in no other line’s sum', async () => {
  serveHome([
    refund('r1', 15),
    { ...refund('r2', 40), status: 'Failed' },
    { ...refund('r3', 3), currency: 'EUR' },
    refund('r4', 25),
  ])
  await screen.findByText(/2 refunds on their way/)
  const lines = screen.getAllByRole('link', { name: /^Track refund/ }).map((link) => link.closest('li')?.textContent)
  expect(lines).toEqual([
    expect.stringContaining('2 refunds on their way: ₹40'),
    expect.stringContaining('Your bank returned your refund of ₹40.'),
    expect.stringContaining('€3'),
  ])
})

test('a single refund leads to its order', async () => {
  serveHome([refund('r1', 15)])
  expect((await screen.findByRole('link', { name: 'Track refund' })).getAttribute('href')).toMatch(/ord-r1$/)
})

test('the machine comes first, then the last order, which can be ordered again, the wallet and refunds', async () => {
  const { container } = serveHome([refund('r1', 15)])
  await screen.findByRole('link', { name: 'Track refund' })
  await screen.findByRole('heading', { name: 'Your last order' })
  expect(container.textContent).toMatch(/Your machine.*Your last order.*Order again.*Wallet.*Your refund of/)
})

test('an offer says the order that it asks for, and those that ask the least come first', async () => {
  serveHome([], [offerOf('a', { min_order_amount: 130 }), offerOf('b')])
  const rows = (await screen.findAllByText(/^Offer [ab]$/)).map((title) => title.closest('li')?.textContent)
  expect(rows).toEqual([expect.not.stringContaining('On orders'), expect.stringContaining('On orders of ₹130 or more')])
})

test('a pack on the shelf leads to its product, unless a paid order waits', () => {
  serveHome([])
  keepPreview('VM-1', productsResponse('mocha'))
  const card = (waiting: { label: string; path: string } | null) =>
    show(
      <WaitingOrderContext value={waiting}>
        <MachineCard />
      </WaitingOrderContext>,
    )
  const { unmount } = card(null)
  expect(screen.getByRole('link', { name: 'About mocha' }).getAttribute('href')).toBe('/products?product=mocha')
  unmount()
  const { container } = card({ label: 'Collect A-1061 first', path: '/order-dispense' })
  expect(screen.queryByRole('link', { name: 'About mocha' })).toBeNull()
  expect(container.querySelectorAll('li img')).toHaveLength(1)
})
