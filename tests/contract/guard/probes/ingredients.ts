/** Ingredients that the customer chooses: each line keeps its own, and what the recipe doesn't offer is not sold. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asList, asRecord, linesOf, type Scope, type Stock } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { codeOf, expectEqual, expectStatus, type Probe } from './probe.ts'
import { buy, endOrder, expectRefused, machinesOnline, openShops, quotedRequest, readOrder, type Shop } from './shop.ts'

const check = 'ingredient'

/** A cup, and the ingredient of its recipe that customers may choose. */
interface Cup {
  stock: Stock
  ingredient: Schema
}

/** The cup with the most units. */
function cupIn(products: Schema): Cup | undefined {
  const slots = asList(products.planograms)
  const cups = linesOf(products).flatMap((stock): Cup[] => {
    const slot = slots.find(({ motor_id }) => motor_id === stock.line.motor_id)
    const { is_customizable, product } = asRecord(slot?.recipe)
    const ingredient = asList(asRecord(product).recipe_ingredients).find(
      (each) => each.is_customizable === true && Number(each.max_count) > 0,
    )
    return is_customizable === true && ingredient ? [{ stock, ingredient }] : []
  })
  return cups.toSorted((a, b) => b.stock.units - a.stock.units)[0]
}

/** A cup of this machine or of another one that the search finds, and a scope at that machine. */
async function findCup(scope: Scope) {
  for (const machineId of machinesOnline(scope, 'Coffee')) {
    const products = dataOf(await scope.exchange('getMachineProducts', { path: { machineId } }))
    const cup = cupIn(products)
    if (!cup) continue
    const facts = { ...scope.facts, machineId, line: cup.stock.line, isForSale: true }
    return { cup, most: Number(products.max_order_quantity ?? 5), there: { ...scope, facts } }
  }
  return undefined
}

const withIngredient = (line: Schema, { ingredient_id, quantity }: Schema, count: number): Schema => ({
  ...line,
  custom_ingredients: count === 0 ? [] : [{ ingredient_id, quantity, selected_count: count }],
})

/** Lines of one recipe that differ only in the ingredient: all of it, none, and one. */
function linesWith({ stock, ingredient }: Cup, most: number): Schema[] {
  const counts = [...new Set([Number(ingredient.max_count), 0, 1])]
  return counts.slice(0, Math.min(stock.units, most)).map((count) => withIngredient(stock.line, ingredient, count))
}

const chosenIn = ({ custom_ingredients }: Schema) =>
  asList(custom_ingredients).map(({ ingredient_id, quantity, selected_count }) => [
    ingredient_id,
    quantity,
    selected_count,
  ])

function expectChosen(scope: Scope, sent: Sent, pointer: string, { rows, lines }: { rows: Schema[]; lines: Schema[] }) {
  const why = 'what was chosen for each line of the request'
  expectEqual(scope, { check, sent, pointer, found: rows.map(chosenIn), is: lines.map(chosenIn), why })
}

const quoteOf = ({ facts, exchange, token }: Scope, items: Schema[]) =>
  exchange('validateCart', { token: token(), path: { machineId: facts.machineId }, body: { items } })

async function quoted(scope: Scope, lines: Schema[]) {
  const sent = await quoteOf(scope, lines)
  if (!expectStatus(scope, check, sent, [200], 'the recipe lets customers choose this ingredient')) return
  expectChosen(scope, sent, '/data/items/*/custom_ingredients', { rows: asList(dataOf(sent).items), lines })
  if (scope.has('getCart')) await kept(scope, dataOf(sent).cart_id, lines)
}

const modeOf = (count: unknown) => (Number(count) > 0 ? 'withIngredient' : 'withoutIngredient')

/** A cart has the count of each line, and may say in a word whether there is an ingredient. */
async function kept(scope: Scope, cartId: unknown, lines: Schema[]) {
  const sent = await scope.exchange('getCart', { token: scope.token(), path: { cartId } })
  if (sent.status !== 200) return
  const found = asList(dataOf(sent).items).map(({ selectedSugar: count, ingredient_mode: mode = modeOf(count) }) => [
    count,
    mode,
  ])
  const counts = lines.map((line) => Number(asList(line.custom_ingredients)[0]?.selected_count ?? 0))
  const is = counts.map((count) => [count, modeOf(count)])
  const why = 'selectedSugar and ingredient_mode: as they were chosen for each line'
  expectEqual(scope, { check, sent, pointer: '/data/items', found, is, why })
}

async function ordered(shop: Shop, lines: Schema[]) {
  const { scope } = shop
  const { sent, orderId } = await buy(shop, scope.key(), ...lines)
  if (orderId === undefined) return scope.doubt(check, `the order got ${sent.status} ${codeOf(sent)}`)
  const made = asRecord(dataOf(sent).order).items
  if (made !== undefined) expectChosen(scope, sent, '/data/order/items', { rows: asList(made), lines })
  if (scope.has('getOrder')) {
    const read = await readOrder(shop, orderId)
    expectChosen(scope, read.sent, '/data/items/*/custom_ingredients', { rows: asList(read.order.items), lines })
  }
  await endOrder(shop, orderId)
}

/** The most that a request can ask for. */
const mostCount = 10

/** Lines that the recipe can't make, and why. */
function impossibleLines({ stock, ingredient }: Cup): [why: string, line: Schema][] {
  const { line } = stock
  const unknown = { ...ingredient, ingredient_id: 'no-such-ingredient' }
  const most = Number(ingredient.max_count)
  return [
    ['the recipe has no such ingredient', withIngredient(line, unknown, 1)],
    ...(most < mostCount
      ? [[`the recipe takes at most ${most} of it`, withIngredient(line, ingredient, most + 1)] as [string, Schema]]
      : []),
  ]
}

async function refused(scope: Scope, cup: Cup, shop: Shop | undefined) {
  const about = { check: 'ingredient:limit', statuses: [400], code: 'CART_1000' }
  const body = shop && (await quotedRequest(shop, cup.stock.line))
  for (const [why, line] of impossibleLines(cup)) {
    expectStatus(scope, about.check, await quoteOf(scope, [line]), about.statuses, why, about)
    if (shop) await expectRefused(shop, { ...body, products: [line] }, { ...about, why })
  }
}

export const ingredients: Probe = async (scope) => {
  if (!scope.access.mayWrite) return
  const found = await findCup(scope)
  if (!found) {
    const why =
      'no machine that the words of this one’s name and place find sells a recipe with an ingredient to choose: name one with --machine'
    scope.missing(check, why)
    return scope.missing('ingredient:limit', why)
  }
  const { cup, most, there } = found
  const lines = linesWith(cup, most)
  // At a provider, nothing has to be paid.
  const [shop] = await openShops(there, ['Card', 'Wallet', 'MealCard'])
  await quoted(there, lines)
  if (shop) await ordered(shop, lines)
  await refused(there, cup, shop)
}
