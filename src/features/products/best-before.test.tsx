import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { show } from '#shared/ui/render.sample.tsx'
import ProductDetail from './ProductDetail.tsx'

// Dates are formatted for the zone of their first use.
vi.hoisted(() => vi.stubEnv('TZ', 'America/Los_Angeles'))

test.each([
  ['a day without a time is shown as the server sent it, also west of Greenwich', '2026-11-07', '7 Nov 2026'],
  ['an instant is shown as the phone’s day', '2026-11-07T03:00:00Z', '6 Nov 2026'],
])('%s', (_, expDate, day) => {
  const item = { product: lineOf('milk', 1).product, slot: { expDate }, state: 'available' } as ShelfItem
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  expect(screen.getByText(/^Best before/).textContent).toContain(day)
})
