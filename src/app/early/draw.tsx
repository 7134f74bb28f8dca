/**
 * Inlined after #root: draws the first products from the unvalidated response to ask.ts's request, until React renders
 * the validated response. Taps are answered here and replayed by React, which alone changes the cart.
 */
import './preload-app.ts'
import './settle-settings.ts'
import './start-app.ts'
import { jwtDecode } from 'jwt-decode'
import { customizable } from '#domain/cart/customization.ts'
import { dealOf } from '#domain/cart/deal.ts'
import { type CartLine, countOf } from '#domain/cart/lines.ts'
import { firstIds } from '#domain/machine/bought-before.ts'
import { canOpen, needsConfirmation } from '#domain/machine/machine-link.ts'
import { type Shelf, type ShelfItem, shelfOf } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { answerTaps, restoreTaps } from '#features/products/early-taps.ts'
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { isOf } from '#shared/storage/is-of.ts'
import type { OwnedKey, Value } from '#shared/storage/keys.ts'
import { record } from '#shared/storage/record.ts'
import { EarlyProducts } from './EarlyProducts.tsx'

type MachineProducts = components['schemas']['MachineProducts']
type Machine = components['schemas']['Machine']

/** The first family of the brand's `fontFamily`. */
declare const brandTypeface: string

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(record(key) ?? 'null')
  } catch {
    return null
  }
}

/** The record if it is the signed-in customer's, as owned.ts reads it. */
function owned<K extends OwnedKey>(key: K): Value<K> | null {
  const found = stored<Value<K>>(key)
  const token = record('accessToken')
  return found && isOf(token && jwtDecode(token).sub, found) ? found : null
}

const knownMachine = (id: string) => stored<Machine[]>('recentMachines')?.find((machine) => machine.id === id)

const viewOf = (text: string | null) => (text === 'list' || text === 'tray' ? text : 'grid')

/** The products of the last visit. */
function previewOf(id: string): MachineProducts | undefined {
  const last = stored<Value<'lastProducts'>>('lastProducts')
  return last?.machineId === id ? last.answer.data : undefined
}

const isText = (value: unknown) => value === String(value)
const isNamed = ({ name }: { name: unknown }) => isText(name)

/** Whether everything on its card has the right type. Those with the wrong ones wait for React, which knows what to do. */
const isDrawable = ({ product, product: { mrp, size = '', is_veg: isVeg = true, offers } }: ShelfItem) =>
  isNamed(product) &&
  [size, ...offers.map((offer) => offer.offer_type_alias)].every(isText) &&
  typeof mrp === 'number' &&
  typeof isVeg === 'boolean'

function drawableShelf(data: MachineProducts): Shelf {
  const { items, categories, slots } = shelfOf({ ...data, stock_level_threshold: [] })
  return { items: items.filter(isDrawable), categories: categories.filter(isNamed), slots }
}

/** The lines that can be counted and priced; the app drops the others. */
const cartOf = (record: unknown) =>
  Array.isArray(record)
    ? (record as CartLine[]).filter((line) => Number.isInteger(line?.cartQty) && typeof line.product?.mrp === 'number')
    : []

/** Before the list of offers has loaded, only the products' own offers are known. */
const offered = { offers: undefined, choice: { kind: 'best' as const, refused: {} }, selectedId: null }

function draw(
  machineId: string,
  machine: Pick<Machine, 'name'> & Partial<Machine>,
  data: MachineProducts | undefined,
  isPreview: boolean,
) {
  const root = document.getElementById('root')
  if (!root || globalThis.hasApp) return
  const shelf = data && drawableShelf(data)
  const cart = cartOf(stored('cartList'))
  root.innerHTML = String(
    <EarlyProducts
      name={machine.name}
      place={machine.place?.name}
      shelf={shelf}
      view={viewOf(record('productViewType'))}
      canBuy={data?.online_status !== 'offline'}
      bought={firstIds(owned('favorites'), owned('boughtBefore'))}
      countOf={(card) => countOf(cart.filter(({ product }) => cardKey(product) === card))}
      dealOf={(product) => (config.features.offers ? dealOf(product, { ...offered, lines: cart }) : undefined)}
      isPreview={isPreview}
    />,
  )
  const limit = data?.max_order_quantity ?? stored<number>('maxOrderQuantity') ?? config.maxOrderQuantity
  answerTaps(root, machineId, {
    room: limit - countOf(cart),
    mostOf(card) {
      const item = shelf?.items.find(({ product }) => cardKey(product) === card)
      // Adding a customizable product first asks how to make it.
      return item && !customizable(item.product) ? item.units : 0
    },
  })
}

/** On later visits, requests the typeface before the layout does: a page laid out without it is laid out again. */
function loadTypeface() {
  if ('typeface' in document.documentElement.dataset) document.fonts.load(`1em ${brandTypeface}`).catch(() => {})
}

/** If prices need Intl (shared/money/price-format.ts), creates the format while the response is on its way. */
const warmUp = () => formatMoney(toMinor(0))

async function dataOf<T>(pending: Promise<Response> | undefined): Promise<T | undefined> {
  const response = await pending
  return response?.ok ? (await response.json()).data : undefined
}

/** Milliseconds before placeholders are drawn. Drawn at once, they delay products that are about to arrive. */
const placeholderDelay = 200

/** Milliseconds that an app on the phone may take to show the products of the last visit before they are drawn. */
const previewDelay = 1000

async function begin() {
  const { machineId, products, machine: linked } = globalThis.early ?? {}
  // A link to another machine asks before it empties the cart.
  if (
    !machineId ||
    (linked && needsConfirmation(machineId, record('machineId'), cartOf(stored('cartList')).length > 0))
  )
    return
  // The id in a link is unverified input, so it is not shown until the server has confirmed the machine.
  const storedMachine = knownMachine(machineId) ?? { name: linked ? '' : machineId }
  const preview = previewOf(machineId)
  if (preview) {
    // The app is on the phone too, and shows the preview much sooner without this drawing, unless it waits for a response.
    if (navigator.serviceWorker?.controller) await new Promise((resolve) => setTimeout(resolve, previewDelay))
    // Drawing again after the preview would only delay the app.
    return draw(machineId, storedMachine, preview, true)
  }
  const placeholders = setTimeout(() => draw(machineId, storedMachine, undefined, false), placeholderDelay)
  requestAnimationFrame(() => setTimeout(warmUp))
  const [data, machine] = await Promise.all([dataOf<MachineProducts>(products?.copy), dataOf<Machine>(linked?.copy)])
  // The app shows a message for an empty or unknown machine.
  if (data?.planograms.length && (machine ? canOpen(machine, machineId) && isNamed(machine) : !linked)) {
    clearTimeout(placeholders)
    draw(machineId, machine ?? storedMachine, data, false)
  }
}

restoreTaps()
loadTypeface()
// This script must never break the app, which runs into the same error and reports it.
begin().catch(() => {})
