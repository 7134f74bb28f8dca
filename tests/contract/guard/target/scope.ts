/** One customer of a target (and one world of a mock): sessions, facts, and good requests of every operation. */
import type { Wrong } from '../checks/reply.ts'
import type { Operation, Schema } from '../contract.ts'
import type { Parts } from '../requests/call.ts'
import { createExchange, type Exchange, type Run, report, type Sent } from './exchange.ts'
import { type Facts, findFacts } from './facts.ts'
import { deviceId, type Phone, renew, type Session, sessionOf, signInCustomer, signInGuest } from './sign-in.ts'

/** A mock's own switches; a real server has none. */
export interface Switches {
  advance: (ms: number) => Promise<void>
  switchMachine: (id: string, status: 'online' | 'offline') => Promise<void>
  /** Makes the next call of an operation answer a documented error; false where that cannot be done. */
  force: (operationId: string, status: number, code?: string) => Promise<boolean>
}

export interface Access {
  machineId: string
  /** Texts that find more machines, of another type for example. */
  searches: string[]
  /** The account that is used; `token` alone cannot be renewed. */
  phone?: Phone | undefined
  token?: string | undefined
  refreshToken?: string | undefined
  expiredToken?: string | undefined
  /** Phones that may be registered and deleted, drawn one after the other. */
  newPhone?: (() => Phone) | undefined
  /** Whether calls that change something may be sent. */
  mayWrite: boolean
}

export interface Scope {
  run: Run
  access: Access
  exchange: Exchange
  /** Sent with every call: the mock's world. */
  headers: Record<string, string>
  switches?: Switches | undefined
  customer: Session | undefined
  guest: Session | undefined
  facts: Facts
  /** The best session there is for an operation. */
  token: () => string | undefined
  /** A good request as far as can be known. */
  base: (operation: Operation) => Parts
  /** Tells a disagreement that no single reply shows. */
  claim: (isTrue: boolean, wrong: Wrong, sent: Pick<Sent, 'call'>) => void
  /** Waits, or moves the mock's clock. */
  pass: (ms: number) => Promise<void>
  /** Signs in again after a session has ended. */
  revive: () => Promise<void>
  key: () => string
}

const patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A token that is no JWT still opens the door: what its claims would say is then unknown. */
function given({ token, refreshToken }: Access): Session | undefined {
  if (!token) return undefined
  try {
    return sessionOf(token, refreshToken)
  } catch {
    return { token, refreshToken, claims: {}, userId: 'unknown' }
  }
}

/** Opens a scope: signs in, reads what is there. `name` makes its keys differ from another's. */
export async function openScope(
  run: Run,
  access: Access,
  {
    name = 'guard',
    headers = {},
    switches,
  }: { name?: string; headers?: Record<string, string>; switches?: Switches | undefined } = {},
): Promise<Scope> {
  const exchange = createExchange(run, headers)
  const pass = switches ? switches.advance : patience
  const signIn = async () =>
    given(access) ?? (access.phone ? await signInCustomer(exchange, access.phone, pass) : undefined)
  const customer = await signIn()
  const guest = customer && access.token ? undefined : await signInGuest(exchange)
  const facts = await findFacts(exchange, access.machineId, customer ?? guest)
  let keys = 0
  const scope: Scope = {
    run,
    access,
    exchange,
    headers,
    switches,
    customer,
    guest,
    facts,
    token: () => (scope.customer ?? scope.guest)?.token,
    base: (operation) => baseOf(scope, operation),
    claim: (isTrue, wrong, sent) => {
      if (!isTrue) report(run, sent.call, [wrong])
    },
    pass,
    revive: async () => {
      if (scope.customer) scope.customer = (await renew(exchange, scope.customer)) ?? (await signIn())
      else scope.guest = await signInGuest(exchange)
    },
    key: () => {
      keys += 1
      return `${name}-${String(keys).padStart(16, '0')}`.replace(/[^A-Za-z0-9-]/g, '-')
    },
  }
  return scope
}

/** The line of an order that costs little and is there. */
export function lineOf(scope: Scope, quantity = 1) {
  const [product] = scope.facts.products
  const { product_id, motor_id, price } = product ?? { product_id: 'none', motor_id: 'none', price: 10 }
  return { product_id, quantity, price, motor_id, custom_ingredients: [] }
}

/** An order of one line; the provider's card needs no money of ours. */
export function orderBody(scope: Scope, more: Schema = {}) {
  const line = lineOf(scope)
  return {
    user_id: scope.facts.userId,
    vending_machine_id: scope.facts.machineId,
    products: [line],
    payment_method: 'Card',
    net_payable_amount: line.price,
    source_id: null,
    total_amount: line.price,
    ...more,
  }
}

function baseOf(scope: Scope, operation: Operation): Parts {
  const { facts } = scope
  const known: Record<string, unknown> = {
    userId: facts.userId,
    machineId: facts.machineId,
    id: facts.machineId,
    orderId: facts.orderId,
    sourceId: facts.sourceId,
    warehouseId: facts.warehouseId,
    locationId: facts.locationId,
    keyword: facts.machineId,
    device_id: deviceId,
    'Idempotency-Key': scope.key(),
    refreshToken: 'rt_of-nobody-0000000000000000',
  }
  const bodies: Record<string, () => unknown> = {
    validateCart: () => ({ items: [lineOf(scope)] }),
    createOrder: () => orderBody(scope),
    createRefund: () => ({ order_id: facts.orderId ?? 'ord-0001', mode: 'source' }),
  }
  const inPlace = (place: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.required && parameter.name !== 'client_id')
        .map(({ name, example }) => [name, known[name] ?? example]),
    )
  const body = operation.body && (bodies[operation.id]?.() ?? operation.body.example)
  return {
    path: inPlace('path'),
    query: inPlace('query'),
    header: inPlace('header'),
    ...(body !== undefined && { body }),
    ...(operation.security !== 'none' && { token: scope.token() }),
  }
}
