/** Lists tell the truth: total, page, limit, no row twice, none left out, order and filters. */
import type { Operation, Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { asList, asRecord, expectEqual, type Probe } from './probe.ts'

const has = ({ parameters }: Operation, name: string) => parameters.some((parameter) => parameter.name === name)
const metaOf = ({ body }: Sent) => asRecord(asRecord(body).meta)
const keyOf = (row: Schema) => row.id ?? row.source_id ?? JSON.stringify(row)

type Ask = (query: Schema) => Promise<Sent>

const limit = 4
const mostPages = 60

async function pages(scope: Scope, ask: Ask, all: Schema[]): Promise<void> {
  const seen: unknown[] = []
  const count = Math.min(mostPages, Math.ceil(all.length / limit) + 1)
  for (let page = 1; page <= count; page += 1) {
    const sent = await ask({ page, limit })
    if (sent.status !== 200) return
    const { page: told, limit: toldLimit, total } = metaOf(sent)
    const rows = rowsOf(sent)
    const due = Math.max(0, Math.min(limit, all.length - (page - 1) * limit))
    expectEqual(scope, 'paging:page', sent, '/meta/page', told, page, 'the page that was asked for')
    expectEqual(scope, 'paging:limit', sent, '/meta/limit', toldLimit, limit, 'the limit that was asked for')
    expectEqual(scope, 'paging:total', sent, '/meta/total', total, all.length, 'as many as there are with paging off')
    expectEqual(scope, 'paging:rows', sent, '/data', rows.length, due, `rows of page ${page} of ${all.length} rows`)
    const keys = rows.map(keyOf)
    const repeated = keys.filter((key, index) => seen.includes(key) || keys.indexOf(key) < index)
    expectEqual(scope, 'paging:repeats', sent, '/data', repeated, [], 'no row comes twice')
    seen.push(...keys)
  }
}

const sorted = (rows: Schema[]) => rows.map(({ created_at }) => Date.parse(String(created_at)))
const falls = (times: number[]) => times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))

async function order(scope: Scope, operation: Operation, ask: Ask) {
  const directions = operation.parameters.find(({ name }) => name === 'order')?.schema.enum as string[] | undefined
  for (const direction of directions ?? []) {
    const sent = await ask({ pageOff: true, order: direction })
    const times = sorted(rowsOf(sent))
    const isDown = direction.toLowerCase() === 'desc'
    const isRight = falls(isDown ? times : times.reverse())
    expectEqual(scope, 'list:order', sent, '/data/created_at', isRight, true, `rows are in ${direction} order`)
  }
}

/** The values that a filter documents, those of its items where it is a list. */
function documentedValues({ run: { contract } }: Scope, { parameters }: Operation, parameter: string): unknown[] {
  const { schema = {}, source = '' } = parameters.find(({ name }) => name === parameter) ?? {}
  const items = contract.resolve({ schema: asRecord(schema.items), source })
  return asList(schema.enum ?? items.schema.enum)
}

/** Each documented filter answers only rows that fit it, and all of them. */
async function filters(scope: Scope, operation: Operation, ask: Ask, all: Schema[]) {
  for (const [parameter, field] of [
    ['status', 'status'],
    ['type', 'type'],
  ] as const) {
    if (!has(operation, parameter)) continue
    const values = documentedValues(scope, operation, parameter)
    for (const value of values) {
      const sent = await ask({ pageOff: true, [parameter]: parameter === 'status' ? [value] : value })
      const due = all.filter((row) => row[field] === value).map(keyOf)
      expectEqual(
        scope,
        `list:${parameter}`,
        sent,
        '/data',
        rowsOf(sent).map(keyOf).sort(),
        due.sort(),
        `rows with ${value}`,
      )
    }
  }
  const found = [...new Set(all.map(({ status }) => status))]
  if (has(operation, 'status') && found.length > 1) {
    const sent = await ask({ pageOff: true, status: found })
    expectEqual(scope, 'list:status', sent, '/data', rowsOf(sent).length, all.length, `rows with any of ${found}`)
  }
  if (has(operation, 'fromDate')) {
    const days = all.map(({ created_at }) => String(created_at).slice(0, 10)).sort()
    const day = days[Math.floor(days.length / 2)]
    for (const [name, fits] of [
      ['fromDate', (each: string) => each >= String(day)],
      ['toDate', (each: string) => each <= String(day)],
    ] as const) {
      const sent = await ask({ pageOff: true, [name]: day })
      const due = days.filter(fits).length
      expectEqual(scope, `list:${name}`, sent, '/data', rowsOf(sent).length, due, `rows with ${name} ${day}`)
    }
  }
  if (!has(operation, 'keyword') || all.length === 0) return
  const sent = await ask({ pageOff: true, keyword: 'no row has this text' })
  expectEqual(scope, 'list:keyword', sent, '/data', rowsOf(sent).length, 0, 'no row has this text')
  const [row] = all
  for (const text of shownBy(row ?? {})) {
    const answered = await ask({ pageOff: true, keyword: text })
    const keys = rowsOf(answered).map(keyOf)
    expectEqual(scope, 'list:keyword', answered, '/data', keys.includes(keyOf(row ?? {})), true, `a row shows ${text}`)
  }
}

/** Texts of a row that a keyword finds. */
const shownBy = ({ id, name, place, description, order_number, machine_name }: Schema) =>
  [...(place ? [id, name, asRecord(place).name] : []), description, order_number, machine_name].filter(
    (text): text is string => typeof text === 'string' && text.length >= 4 && text.length <= 64,
  )

async function probe(scope: Scope, operation: Operation) {
  const base = scope.base(operation)
  const path = 'machineId' in base.path && operation.id !== 'listOffers' ? { ...base.path, machineId: '-1' } : base.path
  const ask: Ask = (query) => scope.exchange(operation.id, { ...base, path, query: { ...base.query, ...query } })
  const whole = await ask(has(operation, 'pageOff') ? { pageOff: true } : {})
  if (whole.status !== 200) return
  const all = rowsOf(whole)
  expectEqual(
    scope,
    'paging:all',
    whole,
    '/meta/total',
    metaOf(whole).total,
    all.length,
    'with paging off all rows come',
  )
  const keys = all.map(keyOf)
  expectEqual(scope, 'paging:repeats', whole, '/data', keys.length - new Set(keys).size, 0, 'no row comes twice')
  if (has(operation, 'page')) await pages(scope, ask, all)
  if (has(operation, 'order')) await order(scope, operation, ask)
  await filters(scope, operation, ask, all)
  const { offlineMachineId: machineId } = scope.facts
  if (path === base.path || !machineId) return
  const there = await scope.exchange(operation.id, { ...base, path: { ...path, machineId }, query: { pageOff: true } })
  const due = all.filter(({ machine }) => asRecord(machine).id === machineId).length
  expectEqual(scope, 'list:machine', there, '/data', rowsOf(there).length, due, `rows of ${machineId}`)
}

export const paging: Probe = {
  name: 'lists',
  writes: false,
  run: async (scope) => {
    const isList = ({ method, answers }: Operation) =>
      method === 'GET' && answers.some(({ status, schema }) => status === 200 && 'meta' in asRecord(schema.properties))
    for (const operation of scope.run.contract.operations.filter(isList)) await probe(scope, operation)
  },
}
