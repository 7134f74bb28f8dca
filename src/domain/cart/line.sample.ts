/** Sample records for tests. */
import type { CartLine } from './lines.ts'

const ingredient = { quantity: 5, unit: 'g', max_count: 3 }

/** A line with milk, which is not customizable, then sugar and cocoa. */
export const lineOf = (id: string, cartQty: number, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  product: {
    id,
    name: id,
    mrp: 35,
    category: { id: 'c', name: 'C' },
    offers: [],
    recipe_ingredients: [
      { ...ingredient, ingredient_id: 'milk', name: 'Milk', is_customizable: false },
      { ...ingredient, ingredient_id: 'sugar', name: 'Sugar', is_customizable: true },
      { ...ingredient, ingredient_id: 'cocoa', name: 'Cocoa', is_customizable: true },
    ],
    motor_id: 'm1',
    image_url: '/x.svg',
  },
  cartQty,
  selectedSugar: 0,
  motor_id: 'm1',
  outOfStockItem: false,
  removedQty: 0,
  ...changes,
})
