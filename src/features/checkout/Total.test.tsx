import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Total } from './Total.tsx'

test.each([
  ['where the lines show the discount, the total shows what it was', true, '₹35', 0],
  ['a discount with a row of its own strikes nothing', false, undefined, 1],
])('%s', (_, isReducedAbove, struck, rows) => {
  const lines = [lineOf('chips', 1)]
  const shown = { lines, quote: undefined, isPriceOld: false, isReducedAbove }
  show(<Total {...shown} expectedDiscount={toMinor(5)} />)
  const row = screen.getByText('Total').closest('div')
  expect(row?.querySelector('s')?.textContent).toBe(struck)
  expect(screen.queryAllByText('Discount')).toHaveLength(rows)
})
