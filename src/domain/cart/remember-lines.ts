import { rememberBought } from '../machine/remember-bought.ts'
import { customizable } from './customization.ts'
import type { CartLine } from './lines.ts'

/** Stores the lines of a paid order as bought before. Separate from the order's rules, which every visit loads. */
export const rememberLines = (lines: readonly CartLine[]) =>
  rememberBought(
    lines.map(({ id, product, selectedSugar }) => ({
      id,
      count: selectedSugar,
      ingredientId: customizable(product)?.ingredient_id,
    })),
  )
