import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleItem } from '#domain/order/order.sample.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { RefundState } from './RefundState.tsx'

afterEach(cleanup)

const refund = { id: 'ref-1', amount: 35, currency: 'INR', mode: 'source', kind: 'full', status: 'Initiated' } as const
const created = { created_at: '2026-11-02T09:00:00Z' }

test('destination, expected day and reference show even if the server reports no stages (§4.30)', () => {
  const destination = { method: 'Card', last_four: '4242' } as const
  const facts = { destination, expected_on: '2999-11-10', bank_reference: '741200000123' }
  show(<RefundState refund={{ ...refund, ...created, ...facts }} items={[]} currency={undefined} />)
  expect(screen.getByText('Requested')).toBeDefined()
  expect(screen.queryByText('To your original payment method'), 'the destination says it').toBeNull()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('4242'),
    expect.stringContaining('2999'),
    '7412 0000 0123Copy',
  ])
})

test('a refund without any of these has no empty list (§4.30)', () => {
  show(<RefundState refund={{ ...refund, ...created }} items={[]} currency={undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('To your original payment method')).toBeTruthy()
  expect(document.querySelector('dl')).toBeNull()
})

test('a refund says what it returns for each item, if that adds up to its amount', () => {
  const items = [sampleItem(), sampleItem({ id: 'itm-2', name: 'Dark 70' })]
  const lines = [
    { item_id: 'itm-1', quantity: 2, amount: 70 },
    { item_id: 'itm-2', quantity: 1, amount: 67.5 },
  ]
  show(<RefundState refund={{ ...refund, amount: 137.5, lines }} items={items} currency="INR" />)
  const shown = () => [...document.querySelectorAll('dl')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['2 × Sea salt chips₹701 × Dark 70₹67.50'])
  cleanup()
  show(<RefundState refund={{ ...refund, amount: 140, lines }} items={items} currency="INR" />)
  expect(shown()).toEqual([])
})

test('the step to come says by when, instead of a fact below (§4.30)', () => {
  const stages = [{ name: 'Accepted' as const, at: '2026-11-02T09:00:00Z' }]
  const tracked = { ...refund, ...created, stages, expected_on: '2999-11-10' }
  show(<RefundState refund={tracked} items={[]} currency={undefined} />)
  const last = screen.getAllByRole('listitem').at(-1)
  expect(last?.textContent).toMatch(/Expected by 10 Nov 2999$/)
  expect(screen.getAllByText(/2999/)).toHaveLength(1)
})
