/** The catalogue as the contract's products. Prices are in INR. */
import { z } from 'zod'
import type { Schema } from '../schema.ts'
import { catalogue, recipeTable } from './catalogue.ts'

/** A product apart from where it is sold: the motor and the offers come with the machine. */
export type CatalogueProduct = Omit<Schema<'Product'>, 'motor_id' | 'offers'>

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

const listOf = (cell: string) => (cell === '-' ? [] : cell.split(', '))
const slug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-')
const Cells = z.array(z.string().min(1)).length(9)
const RecipeCells = z.array(z.string().min(1)).length(8)

const sugar: Schema<'RecipeIngredient'> = {
  ingredient_id: 'ing-sugar',
  name: 'Sugar',
  quantity: 5,
  unit: 'g',
  is_customizable: true,
  max_count: 3,
}

function packaged(category: string, cells: string[]): CatalogueProduct {
  const [id = '', name = '', brand = '', price, size = '', veg, nutrition = '', allergens = '', description = ''] =
    Cells.parse(cells)
  return {
    id: `prd-${id}`,
    name,
    brand,
    description,
    mrp: Number(price),
    category: { id: `cat-${slug(category)}`, name: category },
    recipe_ingredients: [],
    image_url: `/media/products/prd-${id}.svg`,
    size,
    is_veg: veg === 'veg',
    nutrition: nutritionOf(nutrition),
    allergens: listOf(allergens),
  }
}

/** Sugar can be chosen unless the table names another ingredient with a highest count, which then comes before it. */
function recipe(cells: string[]): CatalogueProduct {
  const [id = '', name = '', price, size = '', made = '', nutrition = '', allergens = '', description = ''] =
    RecipeCells.parse(cells)
  const others = listOf(made).map((entry): Schema<'RecipeIngredient'> => {
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
    id: `rcp-${id}`,
    name,
    description,
    mrp: Number(price),
    category: { id: 'cat-hot-drinks', name: 'Hot drinks' },
    recipe_ingredients: isSweetened ? others.toSpliced(others[0]?.is_customizable ? 1 : 0, 0, sugar) : others,
    image_url: `/media/products/rcp-${id}.svg`,
    size,
    is_veg: true,
    nutrition: nutritionOf(nutrition),
    allergens: listOf(allergens),
  }
}

const jam: CatalogueProduct = {
  ...packaged('Chips & Namkeen', rowsOf(catalogue['Chips & Namkeen'])[1] ?? []),
  id: 'prd-jam-chips',
  name: 'Chips that get stuck',
  image_url: '/media/products/prd-masala-chips.svg',
}

const all = [
  ...Object.entries(catalogue).flatMap(([category, table]) => rowsOf(table).map((cells) => packaged(category, cells))),
  ...rowsOf(recipeTable).map(recipe),
]

/** By id. */
export const products: ReadonlyMap<string, CatalogueProduct> = new Map(
  [...all, jam].map((product) => [product.id, product]),
)
