/**
 * Each field of a response missing or spoiled in one row: the screen must lose exactly what the document says (x-loss).
 * tests/contract/drift.test.ts checks the same without a screen, for every operation.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import document from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#generated/runtime/operation.ts'
import type { components } from '#generated/types.ts'
import {
  changed,
  fieldsOf,
  type Holder,
  lostPlace,
  type Path,
  type Schema,
  stepsTo,
  valueAt,
} from '../support/losses.ts'
import { World } from '../support/world.ts'
import { inject } from './faults.ts'
import { amount, begins, says, texts } from './texts.ts'
import { brief, Flaw, type Table, takeSnapshot, watch, withPhone } from './visit.ts'

type Products = components['schemas']['MachineProducts']

interface Screen {
  operationId: OperationId
  open: (body: Holder) => string
  /** The rows of the response that the screen shows, and their selector. A screen without any shows one thing. */
  rows?: string
  scenario?: string
  /** Prepares the storage. */
  store?: Record<string, string>
  steps?: (page: Page) => Promise<unknown>
  /** The first row is spoiled: the one with the field, if there is one. Two others stay. */
  pick?: (body: Holder, path: Path) => Holder
  /** Fields that no row of the first page has, or that another screen shows. tests/contract/drift.test.ts has them all. */
  skips?: RegExp
  /** Shown while the thing can be used, for a screen without rows. */
  good?: RegExp
}

const has = (row: unknown, path: Path) => typeof valueAt(row, path.slice(0, -1)) === 'object'

/** Three rows of a list: first one with the field. */
function threeRows(body: Holder, path: Path): Holder {
  const rows = body.data as unknown[]
  const first = rows.find((row) => path[0] !== 'data' || path.length < 3 || has(row, path.slice(2)))
  if (!first) throw new Error(`No row has ${path.join('/')}`)
  const data = [first, ...rows.filter((row) => row !== first)].slice(0, 3)
  return { ...body, data, meta: { page: 1, limit: 10, total: 3 } }
}

/** Three slots of a machine that sell: first one with the field. */
function threeSlots(body: Holder, path: Path): Holder {
  const data = body.data as Products
  const now = Date.parse(data.current_date)
  const isSold = ({ id, recipe, block_spiral, block_product_count }: Products['planograms'][number]) => {
    const batches = data.inventories.find(({ slot_id }) => slot_id === id)?.batches ?? []
    const isFresh = batches.length > 0 && batches.every(({ exp_date }) => Date.parse(exp_date) > now)
    const stock = batches.reduce((sum, { quantity }) => sum + quantity, 0)
    return !block_spiral && (recipe ? recipe.quantity > 0 : isFresh && stock > block_product_count)
  }
  const isWanted = (id: string) => {
    const row = path[1] === 'inventories' ? data.inventories.find(({ slot_id }) => slot_id === id) : undefined
    const slot = path[1] === 'planograms' ? data.planograms.find((each) => each.id === id) : undefined
    return !(row ?? slot) || path.length < 4 || has(row ?? slot, path.slice(3))
  }
  const slots = data.planograms.filter(isSold)
  const first = slots.find(({ id }) => isWanted(id))
  if (!first) throw new Error(`No slot has ${path.join('/')}`)
  const planograms = [first, ...slots.filter((each) => each !== first)].slice(0, 3)
  const inventories = planograms.flatMap(({ id }) => data.inventories.filter(({ slot_id }) => slot_id === id))
  return { ...body, data: { ...data, planograms, inventories } }
}

const sold = 'main ul:not([data-early]) > [data-card]:not([data-out])'
const listRow = 'main section > ul > li'
const list = (operationId: OperationId, path: string, rows = listRow, more: Partial<Screen> = {}): Screen => ({
  operationId,
  open: () => path,
  rows,
  pick: threeRows,
  ...more,
})
const notSent = /\/(brand|location|opening_hours|slots)(\/|$)/

const screens: Record<string, Screen> = {
  products: list('getMachineProducts', '/products', sold, {
    pick: threeSlots,
    skips: /recipe(\/|$)|recipe_ingredients\/0/,
  }),
  coffee: list('getMachineProducts', '/products', sold, {
    pick: threeSlots,
    // A cup has no date, and a slot without its recipe has no product.
    skips: /inventories(\/|$)|planograms\/0\/recipe$|nutrition\/|offers\/0/,
    store: { machineId: 'CF-2001', machineType: 'Coffee', cartList: '' },
  }),
  orders: list('listOrders', '/order-history', listRow, {
    skips: /customized_ingredient|custom_ingredients\/0|taxes|refund(\/|$)/,
  }),
  payments: list('listOrderTransactions', '/order-history?view=payments'),
  refunds: list('listRefunds', '/refunds'),
  wallet: list('listWalletTransactions', '/wallet-transactions'),
  'company wallet': list('listCompanyWalletTransactions', '/company-wallet-transactions'),
  offers: list('listOffers', '/offers', 'main li:has(> h2)'),
  machines: list('listMachines', '/search-machine', 'main section:has([role=status]) > ul > li', {
    steps: (page) => page.getByRole('searchbox').fill('VM-1'),
    skips: notSent,
  }),
  order: {
    operationId: 'getOrder',
    open: (body) => `/order-history-details/${(body.data as { id: string }).id}`,
    good: says(texts.orders.items),
    skips: /customized_ingredient|custom_ingredients\/0|taxes/,
  },
  cart: {
    operationId: 'validateCart',
    open: () => '/cart',
    good: begins(texts.checkout.pay({ amount })),
    scenario: 'taxed',
    skips: /custom_ingredients\/0/,
  },
  balance: { operationId: 'getWalletBalance', open: () => '/wallet-transactions', good: /Balance\n+₹640/ },
}

const schemaOf = (operationId: OperationId): Schema => {
  const operation = Object.values(document.paths)
    .flatMap(
      (item) => Object.values(item) as { operationId: string; responses: Record<string, { content?: object }> }[],
    )
    .find((each) => each.operationId === operationId)
  const [media] = Object.values(operation?.responses['200']?.content ?? {}) as { schema: Schema }[]
  return media?.schema ?? {}
}

const pathsOf = ({ operationId, skips = /(?!)/ }: Screen) =>
  [...fieldsOf(schemaOf(operationId))].filter((path) => path[0] !== 'message' && !skips.test(`/${path.join('/')}`))

const spoils: Record<string, (holder: Holder, key: string | number) => unknown> = {
  missing: (holder, key) => delete holder[key],
  spoiled: (holder, key) => {
    holder[key] = typeof holder[key] === 'object' ? 'text' : { an: 'object' }
  },
}

/** The row with the field, of a list or of a machine's slots. */
function rowOf([, list]: Path): Path | undefined {
  if (list === 0) return ['data', 0]
  return list === 'planograms' || list === 'inventories' ? ['data', list, 0] : undefined
}

const isWithin = (place: Path, row: Path) => place.length <= row.length && place.every((part, i) => part === row[i])

/** How many of three rows must be left, and whether a note must say that some are missing. */
function expected(body: Holder, path: Path, steps: ReturnType<typeof stepsTo>, isOptionalMissing: boolean) {
  if (isOptionalMissing) return { rows: 3, isPartial: false }
  const place = lostPlace(body, path, steps)
  if (place.length === 0) return { rows: 0, isPartial: false }
  const isPartial = steps[place.length - 1]?.decision === 'partial'
  const row = rowOf(path)
  if (!row || !isWithin(place, row)) return { rows: 3, isPartial }
  return { rows: place.length < row.length ? 0 : 2, isPartial }
}

async function judgeField(browser: Browser, row: string, kind: string) {
  const [name = '', pointer = ''] = row.split(' · ')
  const screen = screens[name]
  const spoil = spoils[kind]
  if (!screen || !spoil) throw new Error(`No screen for ${row}`)
  const path: Path = pointer.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const steps = stepsTo(schemaOf(screen.operationId), path)
  const world = new World(screen.scenario)
  const storage = { ...(await world.storageOf()), ...screen.store }
  const isMissing = kind === 'missing' && !steps.at(-1)?.isRequired
  const whole = screen.operationId === 'getOrder' ? await orderWith(world, path) : undefined
  await withPhone(browser, { world, storage }, async ({ page, context, errors }) => {
    let outcome = { rows: 3, isPartial: false }
    let problem: Error | undefined
    const { seen } = await inject(context, world, screen.operationId, {
      make: async ({ route, forward }) => {
        const body = JSON.parse((await forward()).body) as Holder
        const query = new URL(route.request().url()).searchParams
        const page = Number(query.get('page') ?? 1)
        // The look-up of an active order, which is no list on a screen.
        if (screen.operationId === 'listOrders' && query.has('status')) return route.fulfill({ json: body })
        if (page > 1) return route.fulfill({ json: { ...body, data: [] } })
        try {
          const picked = screen.pick ? screen.pick(body, path) : body
          outcome = expected(picked, path, steps, isMissing)
          return await route.fulfill({ json: changed(picked, path, spoil) })
        } catch (error) {
          problem = error as Error
          return route.abort()
        }
      },
    })
    await page.goto(screen.open(whole ?? {}))
    await screen.steps?.(page)
    for (const end = Date.now() + 20_000; !seen.first; await wait(50))
      if (Date.now() > end) throw new Error(`${screen.operationId} was not called`)
    if (problem) throw problem
    await judgeScreen(page, screen, () => outcome, errors)
  })
}

/** An order that has the field. */
async function orderWith(world: World, path: Path): Promise<Holder> {
  const orders = await world.call<Holder[]>('GET', `/v1/users/${world.userId}/vending-machine/-1/orders?pageOff=true`)
  const order = orders.find((each) => has({ data: each }, path))
  if (!order) throw new Error(`No order has ${path.join('/')}`)
  return { data: order }
}

const partial = says(
  ...[texts.products.partial, texts.lists.partial],
  ...Object.values(texts.lists).flatMap((each) => (typeof each === 'string' ? [] : each.partial)),
)
const failed = /couldn’t|can’t|didn’t/i

async function judgeScreen(
  page: Page,
  { rows, good }: Screen,
  outcome: () => ReturnType<typeof expected>,
  errors: string[],
) {
  let why = ''
  let isTooMuch = false
  // Settled once the same verdict holds twice.
  let since = 0
  for await (const snapshot of watch(page, errors, 12_000)) {
    const { rows: wanted, isPartial } = outcome()
    const isGood =
      good &&
      snapshot.controls.concat({ index: 0, name: snapshot.main, isLink: false }).some(({ name }) => good.test(name))
    const found = rows ? await page.locator(rows).count() : isGood ? 3 : 0
    const isSaid = wanted > 0 || isPartial || failed.test(snapshot.text)
    isTooMuch = found < wanted
    if (found !== wanted) why = `${found} of 3 rows instead of ${wanted}`
    else if (rows && partial.test(snapshot.text) !== isPartial)
      why = isPartial ? 'no word of what is missing' : 'says that something is missing'
    else if (!isSaid) why = 'no message'
    else why = ''
    if (why) since = 0
    else since ||= Date.now()
    if (since && Date.now() - since > 500) return
  }
  throw new Flaw(isTooMuch ? 'L' : 'D', `${why}: ${brief(await takeSnapshot(page))}`)
}

export const driftedAnswers: Table = {
  title: 'drifted answers',
  rows: Object.entries(screens).flatMap(([name, screen]) =>
    pathsOf(screen).map((path) => `${name} · ${path.join('/')}`),
  ),
  columns: Object.keys(spoils),
  judge: judgeField,
}
