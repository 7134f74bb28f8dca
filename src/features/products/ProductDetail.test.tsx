import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import AvoidMark from './AvoidMark.tsx'
import ProductDetail from './ProductDetail.tsx'

test('allergens, ingredients and what to avoid are lists, with names as the server writes them', () => {
  write('avoid', ['gluten', 'nuts'])
  const product = { ...lineOf('latte', 1).product, allergens: ['gluten', 'nuts'] }
  const item = { product, slot: {}, state: 'available' } as ShelfItem
  const { container } = show(<AvoidMark product={item.product} />)
  expect(container.textContent).toContain('Nuts and Gluten')
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  expect(screen.getByRole('dialog').textContent).toMatch(/gluten and nuts.*Milk, Sugar and Cocoa/)
})
