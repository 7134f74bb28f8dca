/** Converts cart lines to the items of validateCart and createOrder, split by motor. Pure. */
import type { components } from '#generated/types.ts'
import { type Shelf, sellableSlots } from '../machine/shelf.ts'
import { cardKey } from '../machine/slots.ts'
import { customizable } from './customization.ts'
import type { CartLine } from './lines.ts'

export type CartRequestItem = components['schemas']['CartValidationItem']
type CustomIngredient = components['schemas']['CustomIngredient']
type Part = Pick<CartRequestItem, 'motor_id' | 'quantity'>

/** Only a count above 0 is sent, and only for the first customizable ingredient (§5). */
function customIngredients({ product, selectedSugar }: CartLine): CustomIngredient[] {
  const first = customizable(product)
  if (!first || selectedSugar < 1) return []
  return [{ ingredient_id: first.ingredient_id, quantity: first.quantity, selected_count: selectedSugar }]
}

/**
 * Splits a line over the slots with its price by their stock: the line's own slot first, then by date. Any excess is added to the
 * first slot, so the quote reports it as missing. `taken`: the quantities that earlier lines took, by motor.
 */
function partsOf({ product, motor_id, cartQty }: CartLine, shelf: Shelf, taken: Map<string, number>): Part[] {
  const slots = sellableSlots(shelf.slots.filter((slot) => cardKey(slot.product) === cardKey(product)))
  slots.sort((a, b) => Number(b.motorId === motor_id) - Number(a.motorId === motor_id))
  const parts: Part[] = []
  let rest = cartQty
  for (const { motorId, quantity: holds } of slots) {
    const before = taken.get(motorId) ?? 0
    const quantity = Math.min(rest, Math.max(0, holds - before))
    if (quantity === 0) continue
    parts.push({ motor_id: motorId, quantity })
    taken.set(motorId, before + quantity)
    rest -= quantity
  }
  if (parts[0]) parts[0].quantity += rest
  return parts.length > 0 ? parts : [{ motor_id, quantity: cartQty }]
}

/** Leaves out sold-out lines. Without the machine's shelf, each line comes from its own motor. */
export function toItems(lines: readonly CartLine[], shelf?: Shelf): CartRequestItem[] {
  const taken = new Map<string, number>()
  return lines
    .filter(({ outOfStockItem }) => !outOfStockItem)
    .flatMap((line) => {
      const parts = shelf ? partsOf(line, shelf, taken) : [{ motor_id: line.motor_id, quantity: line.cartQty }]
      return parts.map((part) => ({
        product_id: line.id,
        price: line.product.mrp,
        custom_ingredients: customIngredients(line),
        ...part,
      }))
    })
}
