import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillCart } from '#domain/cart/cart-store.ts'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { DealCard } from './DealCard.tsx'

const terms = { offer_type: 'percentage', value: 25, max_discount_amount: 12, min_order_amount: 0 } as const
const sample = lineOf('bar', 1)
const product = { ...sample.product, mrp: 40, offers: [{ id: 'off-1', offer_type_alias: '25% off', ...terms }] }

test.each([
  ['the last one costs what the cart charges', 1, /₹30/],
  ['another one costs what is left of the offer’s maximum less', 5, /₹38/],
])('%s', async (_, units, price) => {
  fillCart([{ ...sample, product }])
  const item = { product, price: toMinor(40), state: 'available', units } as ShelfItem
  show(<DealCard item={item} isFirst control={null} onOpen={() => {}} />)
  expect(await screen.findByText(price)).toBeTruthy()
})
