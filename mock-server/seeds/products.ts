/** The catalog as products of the OpenAPI document. Prices are in INR. */
import { z } from 'zod'
import { catalog, ingredientTexts, recipeTable } from './catalog.ts'
import type { Schema } from './records.ts'

/** A product without the motor and the offers, which the machine adds. */
export type CatalogProduct = Omit<Schema<'Product'>, 'motor_id' | 'offers'>

export const isEnergyDrink = ({ id }: CatalogProduct) => id.startsWith('prd-energy-')

/** India's tariff codes: drinks, coffee and tea, chocolate and sweets, other food. */
const hsnCodes: Record<string, string> = {
  'cat-cold-drinks': '2202',
  'cat-water': '2201',
  'cat-coffee': '2101',
  'cat-tea-and-more': '2101',
  'cat-chocolates-sweets': '1806',
}
export const hsnOf = ({ category: { id } }: CatalogProduct) => hsnCodes[id] ?? '2106'

/** Sold in cans or bottles, on which some countries ask a deposit. */
export const isBottled = ({ category: { id } }: CatalogProduct) => ['cat-cold-drinks', 'cat-water'].includes(id)

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const Numbers = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])

function nutritionOf(cell: string): Schema<'Nutrition'> {
  const [energy_kcal, protein_g, carbohydrate_g, sugar_g, fat_g, sodium_mg] = Numbers.parse(cell.split(' ').map(Number))
  return { energy_kcal, protein_g, carbohydrate_g, sugar_g, fat_g, sodium_mg }
}

/** The label's declaration in the EU, from what is in the pack. None for cups. The share of saturates is invented. */
export function nutritionPer100(product: CatalogProduct): Schema<'NutritionDeclaration'> | undefined {
  const { nutrition, net_quantity: { value, unit } = { value: 0 }, recipe_ingredients: recipe } = product
  if (!nutrition || recipe.length > 0 || (unit !== 'g' && unit !== 'ml')) return undefined
  const per100 = (inPack: number, decimals: number) => Number(((inPack * 100) / value).toFixed(decimals))
  return {
    unit,
    energy_kj: per100(nutrition.energy_kcal * 4.184, 0),
    energy_kcal: per100(nutrition.energy_kcal, 0),
    fat_g: per100(nutrition.fat_g, 1),
    saturates_g: per100(nutrition.fat_g * 0.3, 1),
    carbohydrate_g: per100(nutrition.carbohydrate_g, 1),
    sugar_g: per100(nutrition.sugar_g, 1),
    protein_g: per100(nutrition.protein_g, 1),
    salt_g: per100((nutrition.sodium_mg * 2.5) / 1000, 2),
  }
}

const listOf = (cell: string) => (cell === '-' ? [] : cell.split(', '))
const slug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-')
const Cells = z.array(z.string().min(1))

const Unit = z.enum(['g', 'kg', 'ml', 'l'])

function netQuantityOf(size: string): Schema<'NetQuantity'> {
  const [value, unit] = size.split(' ')
  return { value: Number(value), unit: Unit.parse(unit) }
}

const productOf = (id: string, name = '', price = '', size = '', nutrition = '', allergens = '') => ({
  id,
  name,
  mrp: Number(price),
  image_url: `/media/products/${id}.webp`,
  size,
  net_quantity: netQuantityOf(size),
  nutrition: nutritionOf(nutrition),
  allergens: listOf(allergens),
})

const sugar: Schema<'RecipeIngredient'> = {
  ingredient_id: 'ing-sugar',
  name: 'Sugar',
  quantity: 5,
  unit: 'g',
  is_customizable: true,
  max_count: 3,
}

function packaged(category: string, cells: string[]): CatalogProduct {
  const [id = '', name, brand = '', price, size, veg, nutrition, allergens, description = ''] =
    Cells.length(9).parse(cells)
  return {
    ...productOf(`prd-${id}`, name, price, size, nutrition, allergens),
    brand,
    description,
    category: { id: `cat-${slug(category)}`, name: category },
    recipe_ingredients: [],
    is_veg: veg === 'veg',
    ...(ingredientTexts[id] && { ingredients: ingredientTexts[id] }),
  }
}

/** What a coffee machine makes. */
const cups = (name: string) => ({ id: `cat-${slug(name)}`, name })

/** Sugar is the first ingredient, unless the table gives another one a maximum count, which makes it customizable. */
function recipe(cells: string[]): CatalogProduct {
  const [id = '', name, price, size, ingredients = '', nutrition, allergens, description = ''] =
    Cells.length(8).parse(cells)
  const others = listOf(ingredients).map((entry): Schema<'RecipeIngredient'> => {
    const [ingredient = '', quantity, unit = '', most = '0'] = entry.split(' ')
    return {
      ingredient_id: `ing-${ingredient}`,
      name: ingredient,
      quantity: Number(quantity),
      unit,
      is_customizable: most !== '0',
      max_count: Number(most),
    }
  })
  const isSweetened = !['tomato-soup', 'green-tea'].includes(id)
  return {
    ...productOf(`rcp-${id}`, name, price, size, nutrition, allergens),
    description,
    category: cups(/\b(beans|decoction)\b/.test(ingredients) ? 'Coffee' : 'Tea and more'),
    recipe_ingredients: isSweetened ? others.toSpliced(others[0]?.is_customizable ? 1 : 0, 0, sugar) : others,
    is_veg: true,
  }
}

const jam: CatalogProduct = {
  ...packaged('Chips & Namkeen', rowsOf(catalog['Chips & Namkeen'])[1] ?? []),
  id: 'prd-jam-chips',
  name: 'Chips that get stuck',
  image_url: '/media/products/prd-masala-chips.webp',
}

const all = [
  ...Object.entries(catalog).flatMap(([category, table]) => rowsOf(table).map((cells) => packaged(category, cells))),
  ...rowsOf(recipeTable).map(recipe),
]

/** By id. */
export const products: ReadonlyMap<string, CatalogProduct> = new Map(
  [...all, jam].map((product) => [product.id, product]),
)
