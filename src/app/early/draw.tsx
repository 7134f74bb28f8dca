/**
 * Inlined after #root: draws the first products from the last visit's response or the unvalidated one to ask.ts's
 * request, until React renders the validated one.
 */
import './preload-app.ts'
import './settle-settings.ts'
import { jwtDecode } from 'jwt-decode'
import { dealOf } from '#domain/cart/deal.ts'
import { boughtHere, firstIds } from '#domain/machine/bought-before.ts'
import { canOpen, needsConfirmation } from '#domain/machine/machine-link.ts'
import { opensAt } from '#domain/machine/opening.ts'
import { type ShelfItem, shelfOf } from '#domain/machine/shelf.ts'
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'
import { formatMoney, type KnownAmounts, recallAmounts, toMinor } from '#shared/money/money.ts'
import { isOf, type Owner } from '#shared/storage/is-of.ts'
import { record } from '#shared/storage/record.ts'
import { loadTypeface } from '#shared/typeface.ts'
import { EarlyProducts } from './EarlyProducts.tsx'
import { earlyControls } from './early-cart.tsx'
import { followCategories } from './early-category.ts'
import { startApp } from './start-app.ts'

type MachineProducts = components['schemas']['MachineProducts']
type Machine = components['schemas']['Machine']

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(record(key) ?? 'null')
  } catch {
    return null
  }
}

/** Nobody if the token can't be read. */
function customer(): Owner {
  try {
    return jwtDecode(record('accessToken') ?? '').sub
  } catch {
    return null
  }
}

/** A record of the customer who is signed in (owned.ts). */
function owned<T extends object>(key: string): T | null {
  const value = stored<T & { owner?: Owner }>(key)
  return value && isOf(customer(), value) ? value : null
}

/** The products' own offers say what the first one in the cart costs. */
const unfilled = { lines: [], offers: undefined, choice: { kind: 'best' as const, refused: {} }, selectedId: null }

const isText = (value: unknown) => value === String(value)
const isNumber = (value: unknown) => typeof value === 'number'
const isNamed = ({ name }: { name: unknown }) => isText(name)

/** Whether everything on its card has the right type. Those with the wrong ones wait for React, which knows what to do. */
const isDrawable = ({ product, product: { mrp, deposit = 0, is_veg: isVeg = true, ...more } }: ShelfItem) =>
  isNamed(product) &&
  [more.size ?? '', ...more.offers.map((offer) => offer.offer_type_alias)].every(isText) &&
  [mrp, deposit, more.net_quantity?.value ?? 0].every(isNumber) &&
  typeof isVeg === 'boolean'

function draw(machine: Pick<Machine, 'name'> & Partial<Machine>, data: MachineProducts, { machineId, isList }: Plan) {
  const root = document.getElementById('root')
  if (!root || globalThis.hasApp) return
  const { items, categories } = shelfOf({ ...data, stock_level_threshold: [] })
  const shown = items.filter(isDrawable)
  followCategories(root)
  const isOffline = [machine.online_status, data.online_status].includes('offline')
  root.innerHTML = String(
    <EarlyProducts
      name={machine.name}
      place={machine.place?.name}
      opensAt={config.features.nearby && !isOffline ? opensAt(machine.opening_hours, new Date()) : undefined}
      items={shown}
      categories={categories.filter(isNamed)}
      isList={isList}
      again={boughtHere(
        shown,
        firstIds(owned<{ products: string[] }>('favorites'), owned<{ ids: string[] }>('boughtBefore')),
      )}
      dealOf={(product) => (config.features.offers ? dealOf(product, unfilled) : undefined)}
      controlOf={isOffline ? undefined : earlyControls(root, machineId, shown)}
    />,
  )
}

async function dataOf<T>(pending: Promise<Response> | undefined): Promise<T | undefined> {
  const response = await pending
  return response?.ok ? (await response.json()).data : undefined
}

interface Plan {
  machineId: string
  linked: boolean
  isList: boolean
}

/** What may be drawn here, if anything. */
function plan(): Plan | undefined {
  const { machineId, machine: linked } = globalThis.early ?? {}
  const view = record('productViewType')
  // The machine's front needs more than cards.
  if (!machineId || view === 'tray') return undefined
  // A link to another machine asks before it empties the cart.
  const cart = stored<unknown[]>('cartList')
  if (linked && needsConfirmation(machineId, record('machineId'), Boolean(cart?.length))) return undefined
  return { machineId, linked: Boolean(linked), isList: view === 'list' }
}

const knownMachine = (machineId: string) =>
  stored<Machine[]>('recentMachines')?.find(({ id }) => id === machineId) ?? { name: machineId }

/** Draws the products of the last visit, which a link's screen may have to replace by a message. */
function drawLast(planned: Plan): boolean {
  const { machineId, linked } = planned
  const last = linked ? null : stored<{ machineId: string; answer: { data: MachineProducts } }>('lastProducts')
  if (last?.machineId !== machineId || last.answer.data.planograms.length === 0) return false
  const amounts = stored<KnownAmounts>('lastAmounts')
  if (amounts) recallAmounts(amounts)
  draw(knownMachine(machineId), last.answer.data, planned)
  return true
}

async function drawAnswer(planned: Plan) {
  const { machineId, linked } = planned
  // A browser's first number format takes a slow phone 0.1 s, which pass while the response is on its way.
  requestAnimationFrame(() => setTimeout(() => formatMoney(toMinor(0))))
  const { products, machine: asked } = globalThis.early ?? {}
  const [data, machine] = await Promise.all([dataOf<MachineProducts>(products?.copy), dataOf<Machine>(asked?.copy)])
  // The app shows a message for an empty or unknown machine.
  if (data?.planograms.length && (machine ? canOpen(machine, machineId) && isNamed(machine) : !linked))
    draw(machine ?? knownMachine(machineId), data, planned)
}

/** Milliseconds. A hidden page has no frames. */
const longestFrame = 100

/** Runs the work after the next frame. */
function afterFrame(work: () => void) {
  let isDue = true
  const once = () => {
    if (isDue) work()
    isDue = false
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longestFrame)
}

function begin() {
  const planned = plan()
  const isDrawn = planned && drawLast(planned)
  // The app is often on the phone too, and would run before the drawing shows.
  if (isDrawn) afterFrame(startApp)
  else startApp()
  if (planned && !isDrawn) drawAnswer(planned).catch(() => {})
}

// On later visits, which use it from the start, before the layout asks for it.
if ('typeface' in document.documentElement.dataset) void loadTypeface()
// This script must never break the app, which runs into the same error and reports it.
try {
  begin()
} catch {
  startApp()
}
