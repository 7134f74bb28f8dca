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
const declared = { fat_g: 33.3, saturates_g: 10, carbohydrate_g: 52.3, sugar_g: 2.1, protein_g: 6.5, salt_g: 1.49 }
const nutrition_per_100 = { unit: 'g', energy_kj: 2237, energy_kcal: 535, ...declared } as const
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
  expect(sheetOf(packaged)).toMatch(
    /Not stated here: allergens, ingredients,? and nutrition per 100 g or ml\. Ask .+ buy: 112\./,
  )
  expect(sheetOf({ ...packaged, allergens: [], nutrition_per_100 })).toMatch(/Not stated here: ingredients\./)
  const complete = { ...packaged, allergens: [], ingredients: 'Potatoes.', nutrition_per_100 }
  expect(sheetOf(complete)).not.toContain('Not stated')
})

test('a pack’s own nutrition is not the declaration per 100 g or ml; a cup’s is, and a pack’s where the law takes it', () => {
  const law = { ...config.law, foodInformation: true }
  const lawful = vi.spyOn(config, 'law', 'get').mockReturnValue(law)
  const pack = { ...packaged, allergens: [], ingredients: 'Potatoes.', nutrition }
  expect(sheetOf(pack)).toMatch(/Not stated here: nutrition per 100 g or ml\. Ask.*per pack/)
  expect(sheetOf({ ...lineOf('latte', 1).product, allergens: ['milk'], nutrition })).not.toContain('Not stated')
  lawful.mockReturnValue({ ...law, nutritionPerPack: true })
  expect(sheetOf(pack)).not.toContain('Not stated')
})

test('the EU’s declaration is shown per 100 g or ml, in the label’s order, instead of the pack’s', () => {
  expect(sheetOf({ ...packaged, nutrition })).toMatch(/per pack.*Sodium/)
  const text = sheetOf({ ...packaged, nutrition, nutrition_per_100 })
  expect(text).toMatch(/per 100 gEnergy2,237 kJ \/ 535 kcalFat33.3 gof which saturates10 gCarbohydrate52.3 gof which/)
  expect(text).toMatch(/of which sugars2.1 gProtein6.5 gSalt1.49 g/)
  expect(text).not.toMatch(/per pack|Sodium/)
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, foodInformation: true })
  expect(sheetOf({ ...packaged, nutrition_per_100 })).not.toMatch(/Not stated here.*nutrition/)
})

test('seller, its registrations and “inclusive of all taxes” are on the sheet where they are set', () => {
  expect(sheetOf(packaged)).not.toMatch(/Sold by|taxes/)
  const seller = { ...config.seller, name: 'Chai Pvt Ltd', gstin: '29ABCDE1234F1Z5', fssai: '10012345678901' }
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, taxesIncluded: true })
  const text = sheetOf(packaged)
  for (const each of ['Inclusive of all taxes', 'Sold by Chai Pvt Ltd', 'GSTIN\u00a029ABCDE1234F1Z5', '10012345678901'])
    expect(text).toContain(each)
})

test('India’s tariff code is on the sheet if the server sends it', () => {
  expect(sheetOf(packaged)).not.toContain('HSN')
  expect(sheetOf({ ...packaged, hsn_code: '1905' })).toContain('HSN 1905')
})
