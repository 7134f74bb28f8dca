import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { show } from '#shared/ui/render.sample.tsx'
import ProductDetail from './ProductDetail.tsx'

// Dates are formatted for the zone of their first use.
vi.hoisted(() => vi.stubEnv('TZ', 'America/Los_Angeles'))

test('the day at the machine is shown as it is, also west of Greenwich', () => {
  const slot = { bestBefore: '2026-11-07' }
  const item = { product: lineOf('milk', 1).product, slot, state: 'available' } as ShelfItem
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  expect(screen.getByText(/^Best before/).textContent).toContain('7 Nov 2026')
})
