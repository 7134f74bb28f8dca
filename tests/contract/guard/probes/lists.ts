/** Lists are consistent: total, page, limit, order and filters, with no repeated or missing rows. */
import { isNoAnswer } from '../checks.ts'
import type { Operation, Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { asList, asRecord, rowsOf, type Scope } from '../scope.ts'
import { expectEqual, type Probe } from './probe.ts'

const has = ({ parameters }: Operation, name: string) => parameters.some((parameter) => parameter.name === name)
const metaOf = ({ body }: Sent) => asRecord(asRecord(body).meta)
const keyOf = (row: Schema) => row.id ?? row.source_id ?? JSON.stringify(row)

/** One list: how to request it, and all its rows. */
interface List {
  scope: Scope
  operation: Operation
  request: (query: Schema) => Promise<Sent>
  all: Schema[]
}

const limit = 4
const maxPages = 60
/** The most rows of a page, also with paging off. */
const longest = 100
const hour = 3_600_000

/** All rows: those with paging off, and of a longer list the pages after them. */
async function readAll({ operation, request }: Pick<List, 'operation' | 'request'>, query: Schema) {
  const sent = await request(query)
  const rows = rowsOf(sent)
  let isMore = has(operation, 'page') && rows.length === longest
  for (let page = 2; isMore && page <= maxPages; page += 1) {
    const next = rowsOf(await request({ ...query, pageOff: false, page, limit: longest }))
    rows.push(...next)
    isMore = next.length === longest
  }
  return { sent, rows }
}

async function pages({ scope, request, all }: List): Promise<void> {
  const seen: unknown[] = []
  const count = Math.min(maxPages, Math.ceil(all.length / limit) + 1)
  for (let page = 1; page <= count; page += 1) {
    const sent = await request({ page, limit })
    if (sent.status !== 200) return
    const meta = metaOf(sent)
    const keys = rowsOf(sent).map(keyOf)
    const about = { check: 'paging', sent }
    const asked = { pointer: '/meta', found: [meta.page, meta.limit, meta.total], is: [page, limit, all.length] }
    expectEqual(scope, { ...about, ...asked, why: 'page and limit as requested, total as with paging off' })
    const is = Math.max(0, Math.min(limit, all.length - (page - 1) * limit))
    const why = `rows of page ${page} of ${all.length} rows`
    expectEqual(scope, { ...about, pointer: '/data', found: keys.length, is, why })
    const repeated = keys.filter((key, index) => seen.includes(key) || keys.indexOf(key) < index)
    expectEqual(scope, { ...about, pointer: '/data', found: repeated, is: [], why: 'no repeated rows' })
    seen.push(...keys)
  }
}

/** The first row that comes too early, in words. */
function misplaced(rows: Schema[], field: string, direction: string): string | undefined {
  const isDown = direction.toUpperCase() === 'DESC'
  const index = rows.findIndex((row, at) => {
    const [before, here] = [rows[at - 1]?.[field], row[field]].map((value) => Date.parse(String(value)))
    return before !== undefined && here !== undefined && (isDown ? here > before : here < before)
  })
  if (index < 0) return undefined
  return `row ${index + 1} (${rows[index]?.[field]}) is ${isDown ? 'newer' : 'older'} than row ${index} (${rows[index - 1]?.[field]})`
}

function expectOrder(scope: Scope, sent: Sent, field: string, direction: string) {
  const found = misplaced(rowsOf(sent), field, direction)
  const is = direction.toUpperCase() === 'DESC' ? 'newest first' : 'oldest first'
  const wrong = {
    check: 'list:order',
    pointer: `/data/*/${field}`,
    expected: `${is}, by ${field}`,
    found: found ?? is,
    cause: is,
  }
  scope.expectTrue(found === undefined, wrong, sent)
}

/** The documented values of a parameter, or of its items if it is a list. */
function valuesOf({ scope, operation }: List, parameter: string): unknown[] {
  const { schema = {}, source = '' } = operation.parameters.find(({ name }) => name === parameter) ?? {}
  const items = scope.run.contract.resolve({ schema: asRecord(schema.items), source })
  return asList(schema.enum ?? items.schema.enum)
}

/** Rows are sorted by the requested field in both directions, and newest first if nothing is asked for. */
async function order(list: List) {
  expectOrder(list.scope, await list.request({ pageOff: true }), 'created_at', 'DESC')
  for (const direction of valuesOf(list, 'order'))
    for (const sort of [undefined, ...valuesOf(list, 'sort')]) {
      const sent = await list.request({ pageOff: true, order: direction, ...(sort !== undefined && { sort }) })
      const field = String(sort ?? 'created_at')
      expectOrder(list.scope, sent, field, String(direction))
      if (!has(list.operation, 'page')) continue
      const page = await list.request({ page: 1, limit, order: direction, ...(sort !== undefined && { sort }) })
      const times = (of: Sent) => rowsOf(of).map((row) => row[field])
      const about = { check: 'list:order', sent: page, pointer: '/data', why: 'the first rows of the whole list' }
      expectEqual(list.scope, { ...about, found: times(page), is: times(sent).slice(0, limit) })
    }
}

/** Each documented filter returns exactly the matching rows, and the total counts them. */
async function filters(list: List) {
  const { scope, operation, request, all } = list
  /** Compares the result with the `rows` that match `fits`. Without `fits`, any rows will do. */
  async function filter(name: string, value: unknown, fits?: (row: Schema) => boolean, rows = all) {
    const { sent, rows: matching } = await readAll(list, { pageOff: true, [name]: value })
    const keys = matching.map(keyOf)
    if (isNoAnswer(sent)) return { sent, keys }
    const about = { check: `list:filter:${name}`, sent, why: `rows with ${JSON.stringify(value)}` }
    const comparedKeys = rows.map(keyOf)
    const expected = fits && rows.filter(fits).map(keyOf)
    const found = keys.filter((key) => comparedKeys.includes(key)).sort()
    if (expected) expectEqual(scope, { ...about, pointer: '/data', found, is: expected.sort() })
    const counted = [sent, ...(has(operation, 'page') ? [await request({ page: 1, limit: 1, [name]: value })] : [])]
    for (const each of counted)
      expectEqual(scope, { ...about, sent: each, pointer: '/meta/total', found: metaOf(each).total, is: keys.length })
    const last = Math.max(1, Math.ceil(keys.length / limit))
    for (const page of has(operation, 'page') ? new Set([1, last]) : []) {
      const part = await request({ page, limit, [name]: value })
      const is = Math.min(limit, keys.length - (page - 1) * limit)
      const why = `rows of page ${page} of the ${keys.length} with ${JSON.stringify(value)}`
      expectEqual(scope, { ...about, sent: part, pointer: '/data', found: rowsOf(part).length, is, why })
    }
    return { sent, keys }
  }

  for (const value of valuesOf(list, 'status')) await filter('status', [value], ({ status }) => status === value)
  for (const value of valuesOf(list, 'type')) await filter('type', value, ({ type }) => type === value)
  const found = [...new Set(all.map(({ status }) => status))]
  if (has(operation, 'status') && found.length > 1) await filter('status', found, () => true)
  const utcDayOf = ({ created_at }: Schema) => new Date(String(created_at)).toISOString().slice(0, 10)
  // The server decides by its own time zone, so rows near midnight UTC may belong to either day. A row late on the first
  // day, or early on the last one, belongs to it everywhere.
  const dated = all.filter(({ created_at }) => Number.isFinite(Date.parse(String(created_at))))
  const hourOf = ({ created_at }: Schema) => new Date(String(created_at)).getUTCHours()
  // Without rows, any day will do.
  const today = new Date().toISOString().slice(0, 10)
  const middle = dated.map(utcDayOf).sort()[Math.floor(dated.length / 2)] ?? today
  const dayWith = (fits: (hour: number) => boolean) => {
    const row = dated.find((each) => fits(hourOf(each)))
    return row ? utcDayOf(row) : middle
  }
  const [first, final] = [dayWith((each) => each >= 14), dayWith((each) => each < 10)]
  const farFrom = (midnight: string) =>
    dated.filter(({ created_at }) => Math.abs(Date.parse(String(created_at)) - Date.parse(midnight)) > 14 * hour)
  if (has(operation, 'fromDate'))
    await filter('fromDate', first, (row) => utcDayOf(row) >= first, farFrom(`${first}T00:00Z`))
  if (has(operation, 'toDate'))
    await filter('toDate', final, (row) => utcDayOf(row) <= final, farFrom(`${final}T24:00Z`))
  const [row] = all
  if (!has(operation, 'keyword') || !row) return
  await filter('keyword', 'no row has this text', () => false)
  // Not wildcards or patterns of a database.
  for (const sign of ['%%%%', '____', '.*.*'])
    await filter('keyword', sign, (each) => JSON.stringify(each).includes(sign))
  const texts = textsOf(row)
  for (const text of [...texts, ...texts.filter(isAscii).slice(0, 1).map(inOtherCase)]) {
    const { sent, keys } = await filter('keyword', text)
    const isThere = keys.includes(keyOf(row))
    const wrong = {
      check: 'list:filter:keyword',
      pointer: '/data',
      expected: `the row that shows ${text}`,
      cause: 'text',
    }
    scope.expectTrue(isThere, { ...wrong, found: `${keys.length} rows without it` }, sent)
  }
}

/** The upper case of other letters may be longer, or another one in the customer's language. */
const isAscii = (text: string) => /^[ -~]+$/.test(text)
const inOtherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

/** Texts of a row that a keyword must find. */
const textsOf = ({ id, name, place, description, order_number, machine_name }: Schema) =>
  [...(place ? [id, name, asRecord(place).name] : []), description, order_number, machine_name].filter(
    (text): text is string => typeof text === 'string' && text.length >= 4 && text.length <= 64,
  )

const otherMachine = 'the words of the machine’s name and place find no other machine'

async function checkList(scope: Scope, operation: Operation) {
  const base = scope.base(operation)
  const isOfAnyMachine = 'machineId' in base.path && operation.id !== 'listOffers'
  const path = isOfAnyMachine ? { ...base.path, machineId: '-1' } : base.path
  const request = (query: Schema) => scope.exchange(operation.id, { ...base, path, query: { ...base.query, ...query } })
  // As many rows as the document allows on one page.
  const { sent, rows: all } = await readAll(
    { operation, request },
    { ...(has(operation, 'pageOff') ? { pageOff: true } : has(operation, 'limit') && { limit: longest }) },
  )
  if (sent.status !== 200) return
  const list = { scope, operation, request, all }
  const [total, unique] = [metaOf(sent).total, new Set(all.map(keyOf)).size]
  const why = 'with paging off, every row comes exactly once'
  expectEqual(scope, {
    check: 'paging',
    sent,
    pointer: '/meta/total',
    found: [total, unique],
    is: [all.length, all.length],
    why,
  })
  if (has(operation, 'pageOff') && has(operation, 'limit')) {
    const off = await request({ pageOff: true, page: 2, limit: 1 })
    const found = rowsOf(off).map(keyOf)
    const about = { check: 'paging', sent: off, pointer: '/data', why: 'with paging off, page and limit are ignored' }
    expectEqual(scope, { ...about, found, is: all.slice(0, longest).map(keyOf) })
  }
  if (has(operation, 'page')) await pages(list)
  if (has(operation, 'order')) await order(list)
  await filters(list)
  if (!isOfAnyMachine) return
  const { offlineMachineId, machines, machineId: own } = scope.facts
  const machineId = offlineMachineId ?? machines.find(({ id }) => id !== own)?.id
  if (machineId === undefined) return scope.missing('list:machine', otherMachine)
  const there = await scope.exchange(operation.id, { ...base, path: { ...path, machineId }, query: { pageOff: true } })
  const is = all.filter(({ machine }) => asRecord(machine).id === machineId).slice(0, longest).length
  const found = rowsOf(there).length
  expectEqual(scope, { check: 'list:machine', sent: there, pointer: '/data', found, is, why: `rows of ${machineId}` })
}

export const lists: Probe = async (scope) => {
  const isList = ({ method, responses }: Operation) =>
    method === 'GET' && responses.some(({ status, schema }) => status === 200 && 'meta' in asRecord(schema.properties))
  for (const operation of scope.run.operations.filter(isList)) await checkList(scope, operation)
}
