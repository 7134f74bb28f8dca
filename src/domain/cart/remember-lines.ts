import { rememberBought } from '../machine/remember-bought.ts'
import { customizable } from './customization.ts'
import type { CartLine } from './lines.ts'

/** Stores the lines of the owner's paid order as bought before. Separate from the order's rules, which every visit loads. */
export const rememberLines = (owner: string, lines: readonly CartLine[]) =>
  rememberBought(
    owner,
    lines.map(({ id, product, selectedSugar }) => ({
      id,
      count: selectedSugar,
      ingredientId: customizable(product)?.ingredient_id,
    })),
  )
