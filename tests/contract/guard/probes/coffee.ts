/** A cup with and without its ingredient: quoted, and shown again in the cart. */

import type { Schema } from '../contract.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { createOrder, orderCalls } from './order-calls.ts'
import { asList, asRecord, expectEqual, expectStatus, type Probe } from './probe.ts'

const isRecipe = ({ recipe }: Schema) => Number(asRecord(recipe).quantity) > 0

export const coffee: Probe = {
  name: 'coffee',
  writes: true,
  run: async (scope) => {
    const { exchange, access } = scope
    const token = scope.token()
    const found = await Promise.all(access.searches.map((keyword) => exchange('listMachines', { query: { keyword } })))
    const machine = found
      .flatMap(rowsOf)
      .find(({ machine_type, online_status }) => machine_type === 'Coffee' && online_status === 'online')
    if (!machine) return
    const path = { machineId: machine.id }
    const slots = asList(dataOf(await exchange('getMachineProducts', { path })).planograms).filter(isRecipe)
    for (const slot of slots.slice(0, 4)) {
      const product = asRecord(asRecord(slot.recipe).product)
      const ingredient = asList(product.recipe_ingredients).find(({ is_customizable }) => is_customizable)
      const line = { product_id: product.id, motor_id: slot.motor_id, price: product.mrp, quantity: 1 }
      const { ingredient_id, quantity } = ingredient ?? {}
      for (const custom_ingredients of [
        [],
        ...(ingredient ? [[{ ingredient_id, quantity, selected_count: 1 }]] : []),
      ]) {
        const quote = await exchange('validateCart', {
          token,
          path,
          body: { items: [{ ...line, custom_ingredients }] },
        })
        if (!expectStatus(scope, 'happy', quote, [200], 'this cup can be made')) continue
        const [told] = asList(dataOf(quote).items)
        expectEqual(
          scope,
          'quote:ingredients',
          quote,
          '/data/items/0/custom_ingredients',
          told?.custom_ingredients,
          custom_ingredients,
          'as chosen',
        )
        const cart = await exchange('getCart', { token, path: { cartId: dataOf(quote).cart_id } })
        const [item] = asList(dataOf(cart).items)
        const count = custom_ingredients.length
        expectEqual(
          scope,
          'created-can-be-read',
          cart,
          '/data/items/0/selectedSugar',
          item?.selectedSugar,
          count,
          'as quoted',
        )
      }
      if (ingredient)
        await ordered(scope, String(machine.id), {
          ...line,
          custom_ingredients: [{ ingredient_id, quantity, selected_count: 1 }],
        })
    }
  },
}

/** An order keeps how its cup is made. */
async function ordered(scope: Scope, machineId: string, line: Schema) {
  const there: Scope = { ...scope, facts: { ...scope.facts, machineId } }
  const amounts = { total_amount: line.price, net_payable_amount: line.price }
  const made = await createOrder(there, { products: [line], ...amounts })
  if (!expectStatus(scope, 'happy', made, [200], 'this cup can be ordered')) return
  const read = await orderCalls(there, String(dataOf(made).order_id)).get()
  const [item] = asList(dataOf(read).items)
  const at = '/data/items/0/custom_ingredients'
  expectEqual(scope, 'created-can-be-read', read, at, item?.custom_ingredients, line.custom_ingredients, 'as ordered')
}
