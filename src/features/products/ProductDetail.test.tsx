import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { serve } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { toMinor } from '#shared/money/money.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import styles from './Allergens.module.css'
import AvoidMark from './AvoidMark.tsx'
import ProductDetail from './ProductDetail.tsx'

test('allergens, ingredients and what to avoid are lists, with names as the server writes them', () => {
  write('avoid', ['gluten', 'nuts'])
  const product = { ...lineOf('latte', 1).product, allergens: ['gluten', 'nuts'] }
  const item = { product, slot: {}, state: 'available' } as ShelfItem
  const { container } = show(<AvoidMark product={item.product} />)
  expect(container.textContent).toContain('Nuts and Gluten')
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  expect(screen.getByRole('dialog').textContent).toMatch(/gluten and nuts.*Milk, Sugar and Cocoa.*machine is offline/)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

test('only allergens that a product has stand out', () => {
  const isMarked = (allergens: string[], words: RegExp) => {
    cleanup()
    const item = { product: { ...lineOf('latte', 1).product, allergens }, slot: {}, state: 'available' } as ShelfItem
    show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
    return screen.getByText(words).closest(`.${styles.listed}`) !== null
  }
  expect([isMarked(['gluten'], /^Contains/), isMarked([], /^No allergens are listed/)]).toEqual([true, false])
})

test('the unit price is that of the price on the button', () => {
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, unitPrice: 'per1000' })
  const offers = [
    { id: 'off-1', offer_type: 'flat', offer_type_alias: '₹5 off', value: 5, min_order_amount: 0 },
  ] as const
  const product = {
    ...lineOf('cola', 1).product,
    mrp: 40,
    offers: [...offers],
    net_quantity: { value: 500, unit: 'ml' },
  }
  const item = { product, price: toMinor(40), slot: {}, state: 'available' } as unknown as ShelfItem
  show(<ProductDetail item={item} canBuy onClose={() => {}} />)
  const words = screen.getByRole('dialog').textContent
  expect([words?.includes('₹70/l'), words?.includes('Add · ₹35')]).toEqual([true, true])
})

test('the price stands above the brand, and a product that is sold out says so beside it, not as a button', () => {
  const product = { ...lineOf('chikki', 1).product, brand: 'Dadi’s' }
  const item = { product, price: toMinor(20), slot: {}, state: 'sold-out' } as unknown as ShelfItem
  show(<ProductDetail item={item} canBuy onClose={() => {}} />)
  expect(screen.getByRole('dialog').textContent).toMatch(/₹20Sold out.*Dadi’s/)
  expect(screen.getByText('Sold out').closest('.mantine-Badge-root')).not.toBeNull()
  expect(screen.getAllByText('Sold out')).toHaveLength(1)
})

test('an offer with a minimum order says so', async () => {
  write('machineId', 'VM-1')
  const offer = { id: 'off-1', offer_type: 'percentage', offer_type_alias: '10% off' } as const
  const details = { title: 'Chips', description: 'On chips.', value: 10, min_order_amount: 130 }
  serve(() => Response.json({ code: '200', data: [{ ...offer, ...details }], meta: { page: 1, limit: 10, total: 1 } }))
  const product = { ...lineOf('chips', 1).product, offers: [offer] }
  const item = { product, slot: {}, state: 'available' } as ShelfItem
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  expect((await screen.findByText('₹130')).closest('li')?.textContent).toMatch(/10% off.*orders of ₹130 or more/)
})
