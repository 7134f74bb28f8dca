/** Wherever a price is shown, the price per kilogram or liter stands beside it (docs/law.md). */
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { Shelf, ShelfItem } from '#domain/machine/shelf.ts'
import type { Slot } from '#domain/machine/slots.ts'
import { config } from '#shared/config.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AgainRow } from './AgainRow.tsx'
import ProductDetail from './ProductDetail.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import TrayView from './TrayView.tsx'

const product = { ...lineOf('cola', 1).product, mrp: 40, net_quantity: { value: 500, unit: 'ml' } as const }
const slot = { id: 's', motorId: 'm', row: 1, column: 1, depth: 8, quantity: 4, product } as unknown as Slot
const item = { product, price: toMinor(40), slot, state: 'available', units: 4, stockLabel: '' } as ShelfItem
const shelf = { slots: [slot], items: [item] } as unknown as Shelf

const views = {
  card: <ProductGrid items={[item]} canBuy onOpen={() => {}} />,
  'card to buy again': <AgainRow items={[item]} control={() => null} />,
  'machine’s front': <TrayView shelf={shelf} found={[item]} canBuy onOpen={() => {}} />,
  sheet: <ProductDetail item={item} canBuy onClose={() => {}} />,
}

test.each(Object.entries(views))('%s', (name, view) => {
  const words = () => {
    cleanup()
    show(view)
    return document.body.textContent
  }
  expect(words()).not.toContain('₹80')
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, unitPrice: 'per1000' })
  expect(words()).toContain('₹80/l')
  if (name === 'machine’s front') expect(screen.getByRole('button', { name: /₹40, ₹80\/l/ })).toBeTruthy()
})
