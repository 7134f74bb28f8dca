/** Sample records for tests. */
import type { components } from '#generated/types.ts'

/** A machine's response with two cups of one recipe. */
export const productsResponse = (
  id: string,
  more: Partial<components['schemas']['MachineProducts']> = {},
  mrp = 35,
): components['schemas']['MachineProductsResponse'] => {
  const place = { id: 's1', motor_id: 'm1', row_num: 1, column_num: 1, depth: 8 }
  const category = { id: 'c', name: 'C' }
  const product = {
    id,
    name: id,
    mrp,
    category,
    offers: [],
    recipe_ingredients: [],
    motor_id: 'm1',
    image_url: '/x.svg',
  }
  return {
    code: '200',
    data: {
      machine_type: 'Coffee',
      online_status: 'online',
      current_date: '2026-11-02T00:00:00Z',
      stock_level_threshold: [],
      planograms: [
        {
          ...place,
          block_spiral: false,
          block_product_count: 0,
          recipe: { quantity: 2, is_customizable: true, product },
        },
      ],
      inventories: [],
      ...more,
    },
  }
}
