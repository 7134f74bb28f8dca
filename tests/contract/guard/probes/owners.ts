/** What belongs to one customer is asked for by another: by its path, by its id, and in lists. */
import type { Operation, Schema } from '../contract.ts'
import type { Parts } from '../requests/call.ts'
import { asRecord, rowsOf, type Scope } from '../scope.ts'
import { dataOf, type Session } from '../sign-in.ts'
import { expectEqual, expectStatus, type Probe } from './probe.ts'

/** A customer, and the ids of what they own. */
interface Owner {
  who: string
  session: Session
  ids: Schema
  /** What a refusal must not tell: their phone, and the number of their order. */
  secrets: string[]
}

const owned = ['orderId', 'cartId', 'sourceId', 'locationId']
const namesIn = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)

/** The orders of a customer. One is made if there are none and orders may be made. */
async function orderOf(scope: Scope, { token, userId }: Session): Promise<string | undefined> {
  const { exchange, facts, access, run } = scope
  const path = { userId, machineId: '-1' }
  const list = await exchange('listOrders', { token, path, query: { pageOff: true } })
  const known = rowsOf(list)[0]?.id
  if (known !== undefined || !access.mayWrite || !scope.has('createOrder') || !facts.isForSale) return known as string
  const base = scope.base(run.contract.operation('createOrder'))
  const body = { ...asRecord(base.body), user_id: userId, payment_method: 'Card' }
  const made = await exchange('createOrder', { ...base, token, body, path: { userId, machineId: facts.machineId } })
  return dataOf(made).order_id as string | undefined
}

async function cartOf(scope: Scope, { token }: Session): Promise<unknown> {
  const { exchange, facts, access } = scope
  if (!access.mayWrite || !scope.has('validateCart', 'getCart') || !facts.isForSale) return undefined
  const path = { machineId: facts.machineId }
  return dataOf(await exchange('validateCart', { token, path, body: { items: [facts.line] } })).cart_id
}

async function ownerOf(scope: Scope, who: string, session: Session): Promise<Owner> {
  const isCustomer = session === scope.customer
  const ids = {
    userId: session.userId,
    orderId: scope.has('getOrder') || scope.has('createOrder') ? await orderOf(scope, session) : undefined,
    cartId: await cartOf(scope, session),
    ...(isCustomer && { sourceId: scope.facts.sourceId, locationId: scope.facts.locationId }),
  }
  const shown = isCustomer && scope.access.phone ? [scope.access.phone.phone] : []
  const isReadable = ids.orderId !== undefined && scope.has('getOrder')
  const number = isReadable ? String(dataOf(await readOwn(scope, session, ids.orderId)).order_number ?? '') : ''
  return { who, session, ids, secrets: [...shown, ...(number.length >= 5 ? [number] : [])] }
}

const readOwn = ({ exchange }: Scope, { token, userId }: Session, orderId: unknown) =>
  exchange('getOrder', { token, path: { userId, machineId: '-1', orderId } })

/** Whether the operation reaches something that this customer owns. */
function reaches(operation: Operation, { ids }: Owner): boolean {
  const names = namesIn(operation)
  if (operation.id === 'createRefund') return ids.orderId !== undefined
  const things = names.filter((name) => owned.includes(name))
  return (names.includes('userId') || things.length > 0) && things.every((name) => ids[name] !== undefined)
}

/** The owner's request: its path, and the order in the body of a refund. */
function requestOf(scope: Scope, operation: Operation, { ids, session }: Owner): Parts {
  const base = scope.base(operation)
  const path = Object.fromEntries(Object.entries(base.path).map(([name, value]) => [name, ids[name] ?? value]))
  // -1 is any machine, so that the order is found whatever its machine.
  if ('orderId' in path) path.machineId = '-1'
  const body = operation.id === 'createRefund' ? { order_id: ids.orderId, mode: 'source' } : asRecord(base.body)
  const own = operation.id === 'createOrder' ? { ...body, user_id: session.userId } : body
  return { ...base, path, ...(base.body !== undefined && { body: own }) }
}

/** Whether the asker uses the same company wallet. */
async function isColleague(scope: Scope, { ids }: Owner, { token, userId }: Session) {
  const isAbout = scope.run.operations.some((operation) => namesIn(operation).includes('locationId'))
  if (ids.locationId === undefined || !isAbout) return false
  const path = { userId, warehouseId: scope.facts.warehouseId }
  const { clientLocation } = dataOf(await scope.exchange('getLocationWallet', { token, path }))
  return asRecord(clientLocation).id === ids.locationId
}

async function askForOthers(scope: Scope, owner: Owner, asker: { who: string; session: Session }) {
  const { run, access, exchange } = scope
  const why = `it belongs to ${owner.who}, and ${asker.who} asks`
  const isShared = await isColleague(scope, owner, asker.session)
  if (isShared) scope.missing('company:foreign', 'both accounts belong to the same location')
  const expectRefused = async (operation: Operation, parts: Parts) => {
    const sent = await exchange(operation.id, { ...parts, token: asker.session.token })
    // A guest may be refused for being a guest.
    const isCompany = asker.session === scope.other && namesIn(operation).includes('locationId')
    const check = isCompany ? 'company:foreign' : 'foreign-refused'
    expectStatus(scope, check, sent, [403, 404], why, { pointer: '/path' })
    const told = owner.secrets.filter((secret) => sent.text.includes(secret))
    const expected = `nothing about ${owner.who}`
    const wrong = { check: 'foreign-refused', pointer: '/message', expected, found: sent.text, cause: 'told' }
    // An error may tell it, too.
    scope.expectTrue(told.length === 0, wrong, { call: sent.call })
  }
  for (const operation of run.operations) {
    if (!(access.mayWrite || operation.method === 'GET') || operation.security === 'ignored') continue
    if (!reaches(operation, owner)) continue
    const parts = requestOf(scope, operation, owner)
    const names = namesIn(operation)
    const isOwn = isShared && names.includes('locationId')
    if (isOwn && !names.includes('userId')) continue
    const isThing = names.some((name) => owned.includes(name)) && !isOwn
    // The asker's own path, but the other's thing in it.
    const own = { ...parts, path: { ...parts.path, userId: asker.session.userId } }
    // A key of the asker's own opens nothing.
    const takesKey = operation.parameters.some(({ name, required }) => name === 'Idempotency-Key' && !required)
    for (const each of names.includes('userId') && isThing ? [parts, own] : [parts]) {
      await expectRefused(operation, each)
      const header = { ...each.header, 'Idempotency-Key': scope.key() }
      if (takesKey) await expectRefused(operation, { ...each, header })
    }
    if (operation.id !== 'createOrder') continue
    // A body that names the owner, in the asker's path.
    await expectRefused(operation, own)
  }
}

/** The owner's order, as far as nobody may change it. */
async function fingerprint(scope: Scope, { session, ids }: Owner) {
  if (ids.orderId === undefined || !scope.isSelected('getOrder')) return undefined
  const path = { userId: session.userId, machineId: '-1', orderId: ids.orderId }
  const sent = await scope.exchange('getOrder', { token: session.token, path })
  const { status, is_active, user_id, rating, refund } = dataOf(sent)
  return { sent, seen: [status, is_active, user_id, rating, asRecord(refund).id] }
}

const personalLists = ['listOrders', 'listRefunds', 'listOrderTransactions', 'listWalletTransactions', 'listMealCards']

/** No row of the owner shows in the asker's own lists. */
async function compareLists(scope: Scope, owner: Owner, asker: { who: string; session: Session }) {
  for (const id of personalLists.filter(scope.isSelected)) {
    const operation = scope.run.contract.operation(id)
    const rows = async ({ token, userId }: Session, asked: Schema = {}) => {
      const path = { userId, machineId: '-1' }
      const names = namesIn(operation)
      const used = Object.fromEntries(Object.entries(path).filter(([name]) => names.includes(name)))
      const isPaged = operation.parameters.some(({ name }) => name === 'pageOff')
      const sent = await scope.exchange(id, {
        token,
        path: used,
        query: { ...(isPaged && { pageOff: true }), ...asked },
      })
      return { sent, ids: rowsOf(sent).map((row) => String(row.source_id ?? row.id)) }
    }
    const mine = await rows(owner.session)
    for (const asked of [{}, ...narrowed(scope, operation)]) {
      const theirs = await rows(asker.session, asked)
      if (theirs.sent.status !== 200) continue
      const found = theirs.ids.filter((each) => mine.ids.includes(each)).length
      const why = `rows of ${owner.who} in the list of ${asker.who}`
      expectEqual(scope, { check: 'foreign-unseen', sent: theirs.sent, pointer: '/data', found, is: 0, why })
    }
  }
}

/** The list with each of its filters, and page by page: a condition more must not cost the one about the owner. */
function narrowed({ run }: Scope, { parameters }: Operation): Schema[] {
  const has = (name: string) => parameters.find((parameter) => parameter.name === name)
  const [status, type] = [has('status'), has('type')]
  const items = status && run.contract.resolve({ schema: asRecord(status.schema.items), source: status.source })
  return [
    ...(items ? [{ status: items.schema.enum }] : []),
    ...((type?.schema.enum ?? []) as unknown[]).map((value) => ({ type: value })),
    ...(has('keyword') ? [{ keyword: 'e' }, { keyword: '-' }] : []),
    ...(has('fromDate') ? [{ fromDate: '2000-01-01', toDate: '2099-12-31' }] : []),
    ...(has('page') ? [{ pageOff: false, page: 1, limit: 100 }] : []),
  ]
}

/** A user who does not exist, and whose id no account has. */
async function askForNobody(scope: Scope) {
  const { run, access, exchange } = scope
  for (const operation of run.operations.filter((each) => access.mayWrite || each.method === 'GET')) {
    if (!namesIn(operation).includes('userId')) continue
    const base = scope.base(operation)
    const sent = await exchange(operation.id, { ...base, path: { ...base.path, userId: 'somebody-else' } })
    expectStatus(scope, 'foreign-refused', sent, [403, 404], 'the path names another user', { pointer: '/path/userId' })
  }
}

export const owners: Probe = async (scope) => {
  const { customer, other, guest, stranger } = scope
  await askForNobody(scope)
  if (!other) scope.missing('foreign-unseen', 'needs --other-phone')
  if (scope.facts.locationId === undefined) scope.missing('company:foreign', 'the account has no company wallet')
  const askers = [
    ...(other ? [{ who: 'another customer', session: other }] : []),
    ...(stranger ? [{ who: 'a guest', session: stranger }] : []),
  ]
  const pairs = [
    ...(customer ? askers.map((asker) => ({ who: 'a customer', session: customer, asker })) : []),
    ...(guest && stranger
      ? [{ who: 'a guest', session: guest, asker: { who: 'another guest', session: stranger } }]
      : []),
  ]
  for (const { who, session, asker } of pairs) {
    const owner = await ownerOf(scope, who, session)
    const before = await fingerprint(scope, owner)
    await askForOthers(scope, owner, asker)
    if (other && asker.session === other) await compareLists(scope, owner, asker)
    const after = await fingerprint(scope, owner)
    if (!before || !after || before.seen[0] === 'In-Progress') continue
    const why = 'nobody else has changed it'
    expectEqual(scope, {
      check: 'foreign-refused',
      sent: after.sent,
      pointer: '/data',
      found: after.seen,
      is: before.seen,
      why,
    })
  }
}
