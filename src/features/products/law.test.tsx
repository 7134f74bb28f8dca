/** What the law wants on the product sheet. */
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { config } from '#shared/config.ts'
import { show } from '#shared/ui/render.sample.tsx'
import ProductDetail from './ProductDetail.tsx'

type Product = ShelfItem['product']
const nutrition = { energy_kcal: 1, protein_g: 1, carbohydrate_g: 1, sugar_g: 1, fat_g: 1, sodium_mg: 1 }
const packaged: Product = { ...lineOf('chips', 1).product, recipe_ingredients: [] }

function sheetOf(product: Product): string {
  cleanup()
  const item = { product, slot: {}, state: 'available' } as ShelfItem
  show(<ProductDetail item={item} canBuy={false} onClose={() => {}} />)
  return screen.getByRole('dialog').textContent ?? ''
}

test('missing allergens, ingredients and nutrition are named, with whom to ask; complete ones are not', () => {
  expect(sheetOf(packaged)).not.toContain('Not stated')
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, foodInformation: true })
  vi.spyOn(config, 'contacts', 'get').mockReturnValue({ phone: '112', email: '' })
  expect(sheetOf(packaged)).toMatch(/Not stated here: allergens, ingredients,? and nutrition\. Ask .+ buy: 112\./)
  expect(sheetOf({ ...packaged, allergens: [], nutrition })).toMatch(/Not stated here: ingredients\./)
  expect(sheetOf({ ...packaged, allergens: [], nutrition, ingredients: 'Potatoes.' })).not.toContain('Not stated')
})

test('seller, its registrations and “inclusive of all taxes” are on the sheet where they are set', () => {
  expect(sheetOf(packaged)).not.toMatch(/Sold by|taxes/)
  const seller = { ...config.seller, name: 'Chai Pvt Ltd', gstin: '29ABCDE1234F1Z5', fssai: '10012345678901' }
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, taxesIncluded: true })
  const text = sheetOf(packaged)
  for (const each of ['Inclusive of all taxes', 'Sold by Chai Pvt Ltd', 'GSTIN 29ABCDE1234F1Z5', '10012345678901'])
    expect(text).toContain(each)
})
