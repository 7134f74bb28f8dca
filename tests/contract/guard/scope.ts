/** One customer of a server (in one world of the mock server): sessions, existing data and valid requests. */
import { isNoAnswer } from './checks.ts'
import type { Operation, Schema } from './contract.ts'
import { checkRule, createExchange, type Exchange, type Run, type Sent } from './exchange.ts'
import type { Wrong } from './findings.ts'
import type { Parts } from './requests/call.ts'
import type { RuleId } from './rules.ts'
import { dataOf, deviceId, type Phone, renew, type Session, sessionOf, signInCustomer, signInGuest } from './sign-in.ts'

export interface Access {
  machineId: string
  phone?: Phone | undefined
  /** Another customer's phone. */
  otherPhone?: Phone | undefined
  /** Used instead of a phone. */
  token?: string | undefined
  refreshToken?: string | undefined
  /** Phones that may be registered and deleted. */
  newPhone?: () => Phone
  /** Whether calls that change data are allowed. */
  mayWrite: boolean
  /** Confirms a payment as the provider would; resolves to whether that worked. */
  confirm?: (payment: Schema) => Promise<boolean>
  /** The app's origin, if it is not the API's. */
  origin?: string | undefined
  /** Waits, or lets the server's clock run on. */
  wait: (ms: number) => Promise<void>
  /** Whether `wait` lets the server's clock run on, which takes no time. */
  skipsTime?: boolean
}

/** Existing data that requests can name. */
interface Facts {
  machineId: string
  /** What the search finds by the machine's id, name and place. */
  machines: Schema[]
  offlineMachineId?: string | undefined
  userId: string
  warehouseId: string
  orderId?: string | undefined
  sourceId?: string | undefined
  locationId?: string | undefined
  /** A cart line that can be bought. */
  line: Schema
  /** What the line costs, with its deposit. */
  cost: number
  /** Whether the line is a product that is for sale. */
  isForSale: boolean
}

export interface Scope {
  run: Run
  access: Access
  exchange: Exchange
  /** Sent with every call, such as the world of the mock server. */
  headers: Record<string, string>
  customer: Session | undefined
  guest: Session | undefined
  /** Other customers: another account, and another guest. */
  other: Session | undefined
  stranger: Session | undefined
  facts: Facts
  /** Whether an operation is to be checked. Probes call no other. */
  isSelected: (id: string) => boolean
  /** Whether all of these are to be checked. */
  has: (...ids: string[]) => boolean
  /** The customer's token, or else the guest's. */
  token: () => string | undefined
  /** A request that is valid as far as is known. */
  base: (operation: Operation) => Parts
  /** Notes a check, and reports a finding unless `isTrue`. A call that got no answer shows nothing, and is a finding already. */
  expectTrue: (isTrue: boolean, wrong: Wrong, sent: Sent | Pick<Sent, 'call'>) => void
  /** Notes why a rule can't be checked here. */
  missing: (rule: RuleId, why: string) => void
  /** Notes why a rule isn't proven although some of it was checked. */
  doubt: (rule: RuleId, why: string) => void
  /** Signs in again after a session has ended. */
  signInAgain: () => Promise<void>
  /** A new idempotency key. */
  key: () => string
}

export const asList = (value: unknown) => (Array.isArray(value) ? value : []) as Schema[]
export const asRecord = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Schema
export const rowsOf = (reply: { body: unknown }) => asList(asRecord(reply.body).data)

/** A cart line of one unit, how many units of it there are, and the deposit on each. */
export interface Stock {
  line: Schema
  units: number
  deposit: number
  /** The age from which it may be sold; 0 without a limit. */
  minAge: number
}

/** What the units of a line cost, with their deposits. Discounts and taxes are in a quote only. */
export const costOf = ({ price, quantity }: Schema, deposit = 0) =>
  Math.round((Number(price) + deposit) * Number(quantity) * 1000) / 1000

/** Everything that can be sold to anybody. */
export const linesOf = (products: Schema) => stockOf(products).filter(({ minAge }) => minAge === 0)

/** What has an age limit. */
export const agedLinesOf = (products: Schema) => stockOf(products).filter(({ minAge }) => minAge > 0)

function stockOf({ current_date, planograms, inventories }: Schema): Stock[] {
  return asList(planograms).flatMap((slot) => {
    const { batches } = asList(inventories).find(({ slot_id }) => slot_id === slot.id) ?? {}
    const sound = asList(batches).filter(
      ({ exp_date }) => Date.parse(String(exp_date)) > Date.parse(String(current_date)),
    )
    const recipe = asRecord(slot.recipe)
    const product = asRecord(recipe.product ?? sound[0]?.product)
    const same = sound.filter(({ product: each }) => asRecord(each).id === product.id)
    const stock = recipe.product
      ? Number(recipe.quantity)
      : same.reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const units = stock - Number(slot.block_product_count)
    // A slot with an expired batch, or two products, sells as the server decides.
    if (slot.block_spiral || units <= 0 || same.length < asList(batches).length) return []
    const line = {
      product_id: product.id,
      motor_id: slot.motor_id,
      price: product.mrp,
      quantity: 1,
      custom_ingredients: [],
    }
    return [{ line, units, deposit: Number(product.deposit ?? 0), minAge: Number(product.min_age ?? 0) }]
  })
}

const day = 86_400_000

/** One product of each kind that must not be sold: in a blocked slot, and past its last day of sale. */
export function unsellableIn({ current_date, planograms, inventories }: Schema): { line: Schema; why: string }[] {
  const now = Date.parse(String(current_date))
  const found = asList(planograms).flatMap((slot) => {
    const batches = asList(asList(inventories).find(({ slot_id }) => slot_id === slot.id)?.batches)
    const product = asRecord(batches[0]?.product)
    const isAged = product.min_age !== undefined
    const line = { ...noLine, product_id: product.id, motor_id: slot.motor_id, price: product.mrp }
    // A date without a time lasts until its end at the machine, so a day is left.
    const isOver = batches.every(({ exp_date }) => Date.parse(String(exp_date)) < now - day)
    if (slot.recipe !== undefined || product.id === undefined || isAged) return []
    if (slot.block_spiral === true) return [{ line, why: 'the slot is blocked' }]
    return isOver ? [{ line, why: 'its last day of sale is over' }] : []
  })
  return [...new Map(found.map((each) => [each.why, each])).values()]
}

const noLine = { product_id: 'none', motor_id: 'none', price: 10, quantity: 1, custom_ingredients: [] }

/** The operations whose requests contain products. */
const shopping = ['validateCart', 'createOrder']

const searches = 5

/** Machines like this one: by the start of its id, and by the words of its name and place. */
async function machinesLike(exchange: Exchange, machineId: string): Promise<Schema[]> {
  const search = async (keyword: string) => rowsOf(await exchange('listMachines', { query: { keyword } }))
  const found = await search(machineId.slice(0, 4).padEnd(4, '0'))
  const { name, place } = asRecord(found.find(({ id }) => id === machineId))
  const words = `${name ?? ''} ${asRecord(place).name ?? ''}`.split(' ').filter((word) => [...word].length >= 4)
  for (const word of [...new Set(['coffee', ...words])].slice(0, searches)) found.push(...(await search(word)))
  return [...new Map(found.map((row) => [row.id, row])).values()]
}

async function findFacts(run: Run, exchange: Exchange, machineId: string, session?: Session): Promise<Facts> {
  const { token, userId = 'nobody', claims = {} } = session ?? {}
  const machines = await machinesLike(exchange, machineId)
  const warehouseId = String(claims.country_warehouse_id ?? '79')
  const offline = machines.find(({ online_status }) => online_status === 'offline')
  const isShopping = run.operations.some(({ id }) => shopping.includes(id))
  const lines = linesOf(isShopping ? dataOf(await exchange('getMachineProducts', { path: { machineId } })) : {})
  const line = lines[0]?.line ?? noLine
  const cost = costOf(line, lines[0]?.deposit)
  const offlineMachineId = offline?.id as string | undefined
  const isForSale = lines.length > 0
  const facts = { machineId, machines, offlineMachineId, userId, warehouseId, line, cost, isForSale }
  if (!session || claims.is_guest_user) return facts
  const orders = await exchange('listOrders', { token, path: { userId, machineId: '-1' }, query: { pageOff: true } })
  const cards = await exchange('listMealCards', { token })
  const location = await exchange('getLocationWallet', { token, path: { userId, warehouseId } })
  return {
    ...facts,
    orderId: rowsOf(orders)[0]?.id as string | undefined,
    sourceId: rowsOf(cards)[0]?.source_id as string | undefined,
    locationId: asRecord(dataOf(location).clientLocation).id as string | undefined,
  }
}

/** Signs in and reads the existing data. `name` makes the keys of this scope unique. */
export async function openScope(run: Run, access: Access, name: string, headers = {}): Promise<Scope> {
  const exchange = createExchange(run, headers)
  const { wait } = access
  const keep = (session: Session | undefined, who: string) => {
    run.secrets.keep(session?.token, `${who}TOKEN`)
    run.secrets.keep(session?.refreshToken, `${who}REFRESH_TOKEN`)
    return session
  }
  for (const phone of [access.phone, access.otherPhone]) run.secrets.keep(phone?.otp, 'OTP')
  const signIn = async () => {
    if (access.token) return keep(sessionOf(access.token, access.refreshToken), '')
    return keep(access.phone && (await signInCustomer(exchange, access.phone, wait)), '')
  }
  const customer = await signIn()
  const other = access.otherPhone && (await signInCustomer(exchange, access.otherPhone, wait, `${deviceId}-other`))
  const guest = access.token ? undefined : keep(await signInGuest(exchange), 'GUEST_')
  const stranger = access.token ? undefined : keep(await signInGuest(exchange), 'STRANGER_')
  for (const { claims } of [customer, guest].filter((session) => session !== undefined))
    run.features = new Set([...(run.features ?? []), ...asList(claims.features).map(String)])
  let keys = 0
  const scope: Scope = {
    run,
    access,
    exchange,
    headers,
    customer,
    guest,
    other: keep(other, 'OTHER_'),
    stranger,
    facts: await findFacts(run, exchange, access.machineId, customer ?? guest),
    isSelected: (id) => run.operations.some((operation) => operation.id === id),
    has: (...ids) => ids.every(scope.isSelected),
    token: () => (scope.customer ?? scope.guest)?.token,
    base: (operation) => baseOf(scope, operation),
    expectTrue: (isTrue, wrong, sent) => {
      if (isTrue || !('status' in sent) || !isNoAnswer(sent)) checkRule(run, sent.call, isTrue, wrong)
    },
    missing: run.ledger.missing,
    doubt: run.ledger.doubt,
    signInAgain: async () => {
      if (scope.customer) scope.customer = keep((await renew(exchange, scope.customer)) ?? (await signIn()), '')
      else scope.guest = keep(await signInGuest(exchange), 'GUEST_')
    },
    key: () => {
      keys += 1
      return `${name}-${String(keys).padStart(16, '0')}`.replace(/[^A-Za-z0-9-]/g, '-')
    },
  }
  return scope
}

function baseOf(scope: Scope, operation: Operation): Parts {
  const { userId, machineId, orderId, line, cost } = scope.facts
  const values: Record<string, unknown> = {
    ...scope.facts,
    id: machineId,
    keyword: machineId,
    device_id: deviceId,
    'Idempotency-Key': scope.key(),
    refreshToken: 'rt_of-nobody-0000000000000000',
  }
  const amounts = { total_amount: cost, net_payable_amount: cost }
  const bodies: Record<string, Schema> = {
    validateCart: { items: [line] },
    createOrder: {
      ...{ user_id: userId, vending_machine_id: machineId, products: [line], ...amounts },
      ...{ payment_method: 'Card', source_id: null },
    },
    createRefund: { order_id: orderId ?? 'ord-0001', mode: 'source' },
  }
  const inPlace = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.required && parameter.name !== 'client_id')
        .map(({ name, example }) => [name, values[name] ?? example]),
    )
  const body = operation.body && (bodies[operation.id] ?? operation.body.example)
  return {
    path: inPlace('path'),
    query: inPlace('query'),
    header: inPlace('header'),
    ...(body !== undefined && { body }),
    ...(operation.security !== 'ignored' && { token: scope.token() }),
  }
}
