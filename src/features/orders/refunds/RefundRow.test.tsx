import { expect, test } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { RefundRow } from './RefundRow.tsx'
import type { Refund } from './refund-status.ts'

const refund: Refund = {
  id: 'r',
  order_id: 'o',
  order_number: 'A-1',
  machine_name: 'Lobby',
  amount: 40,
  currency: 'INR',
  kind: 'full',
  mode: 'wallet',
  status: 'Processed',
  created_at: '2026-11-02T09:00:00Z',
}

const titleOf = (summary?: string) => {
  const { container } = show(<RefundRow refund={{ ...refund, ...(summary && { summary }) }} />)
  const text = container.textContent
  return { title: container.querySelector('b')?.textContent, kinds: text.match(/Full refund/g)?.length }
}

test('a refund is named by its products, and its kind is said once', () => {
  expect(titleOf('2 × Still water')).toEqual({ title: '2 × Still water', kinds: 1 })
  expect(titleOf()).toEqual({ title: 'Full refund', kinds: 1 })
})

test('a refund on its way says once that it is, and when it is expected', () => {
  const { container } = show(
    <RefundRow refund={{ ...refund, status: 'Initiated', mode: 'source', expected_on: '2026-11-07' }} />,
  )
  expect(container.textContent.match(/On its way/g)).toHaveLength(1)
  expect(container.textContent).toMatch(/Expected by 7 Nov 2026/)
})
