/**
 * Reads each operation's response many times, each time with one documented value null, missing or of the wrong type,
 * and compares what is left with the document's decision (x-loss) about that value.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { createOrder, dispenseOrder, unblockOrder } from '#generated/descriptors/orders.ts'
import { createRefund } from '#generated/descriptors/refunds.ts'
import * as tables from '#generated/losses.ts'
import type { Losses } from '#generated/runtime/loss.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import { ContractError } from '#shared/api/errors.ts'
import { isPartial, readResponse } from '#shared/api/reader.ts'
import { changed, type Holder, lostPlace, type Path, stepsTo, valueAt } from '../support/losses.ts'
import { document, operations } from './document.ts'
import { bundled, type Located, type Schema, step } from './guard/contract.ts'
import { valid } from './guard/requests/values.ts'

const validators = Object.assign(
  {},
  ...Object.values(import.meta.glob<Record<string, $ZodType>>('../../generated/zod/*.ts', { eager: true })),
)

/** The document without string enums, because the reader accepts unknown values. Enums of one value are kinds. */
const open = JSON.parse(JSON.stringify(document), (_, schema) => {
  if (!Array.isArray(schema?.enum) || schema.type !== 'string' || schema.enum.length === 1) return schema
  const { enum: _values, ...rest } = schema
  return rest
})
const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

const contract = bundled()

/** Values with every optional field and one item in every list, as many as the largest union has branches. */
function fullValues(located: Located): unknown[] {
  const at = contract.resolve(located)
  const { oneOf, items, properties } = at.schema as { oneOf?: Schema[]; items?: Schema; properties?: Schema }
  if (oneOf) return oneOf.flatMap((schema, index) => fullValues({ schema, source: step(at.source, 'oneOf', index) }))
  if (items) return fullValues({ schema: items, source: step(at.source, 'items') }).map((item) => [item])
  if (!properties) return fc.sample(valid(contract, at, 'body'), { seed: 1, numRuns: 1 })
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = fullValues({ schema: schema as Schema, source: step(at.source, 'properties', name) })
    return [name, values] as const
  })
  const count = Math.max(1, ...fields.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
  )
}

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, Array.isArray(value) ? +key : key])
}

const without = (value: unknown, path: Path) =>
  changed(value, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  })
const replaced = (value: unknown, path: Path, by: unknown) =>
  changed(value, path, (holder, key) => {
    holder[key] = by
  })

const mutants = (value: unknown, path: Path): unknown[] => [
  replaced(value, path, null),
  replaced(value, path, typeof valueAt(value, path) === 'object' ? 'text' : { an: 'object' }),
  // An item that isn't there can't be missed.
  ...(typeof path.at(-1) === 'string' ? [without(value, path)] : []),
]

/** Whether it says nothing: an empty text, list or number, or an object of such values. */
const isBlank = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every(isBlank))

/** The returned response, or null for a ContractError. Any other error is a bug in the reader. */
function readOrNull(body: unknown, id: string, validator: $ZodType, losses: Losses): object | null {
  try {
    return readResponse(body, { operationId: id as OperationId, requestId: 'request-1', validator, losses }) as object
  } catch (error) {
    if (error instanceof ContractError) return null
    throw error
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test.each(operations)('$id loses only what the document says (§7.4)', ({ id, response }) => {
  const validator = validators[`${id[0]?.toUpperCase()}${id.slice(1)}Response`]
  const losses = (tables as Record<string, Losses>)[String(response.schema.$ref).split('/').at(-1) ?? ''] as Losses
  const conforms: ValidateFunction = ajv.compile({ ...response.schema, components: open.components })
  const located = contract.operation(id).responses.find(({ status }) => status === 200) as Located
  // The examples have longer lists, whose other items stay.
  const values = [...response.examples, ...fullValues(located)]
  for (const value of values) expect(conforms(value), JSON.stringify(conforms.errors)).toBe(true)
  for (const [value, path] of values.flatMap((each) => [...placesIn(each)].map((path) => [each, path] as const))) {
    const steps = stepsTo(response.schema, path)
    const place = lostPlace(value, path, steps)
    const step = steps[place.length - 1]
    const isField = typeof path.at(-1) === 'string'
    for (const body of mutants(value, path)) {
      const read = readOrNull(body, id, validator, losses)
      const where = `${path.join('/')}: ${JSON.stringify(body)}`
      if (conforms(body)) expect(read, where).toBe(body)
      else if (isField && valueAt(body, path) === null && conforms(without(body, path)))
        expect(read, where).toEqual(without(body, path))
      else if (place.length === 0) expect(read, where).toBeNull()
      else {
        if (!read || !step) throw new Error(`Lost as a whole, ${where}`)
        expect(isPartial(read), where).toBe(step.decision === 'partial')
        const { hasLostItems: _, ...rest } = read as Holder
        if (step.isRequired) {
          const blank = valueAt(rest, place)
          const { 'x-blank': given, 'x-instead': instead } = step.schema
          if (instead) expect(blank, where).toBe(valueAt(value, [...place.slice(0, -1), String(instead)]))
          else expect(given === undefined ? isBlank(blank) : blank === given, where).toBe(true)
          expect(rest, where).toEqual(replaced(value, place, blank))
        } else expect(rest, where).toEqual(without(value, place))
      }
    }
  }
})

test('responses that move money or grant access are accepted only as a whole', () => {
  const closed = ['validateCart', 'createOrder', 'createAccessToken', 'signInGuest', 'refreshTokens', 'verifyOtp']
  for (const id of closed) {
    const { response } = operations.find((each) => each.id === id) as (typeof operations)[number]
    for (const path of placesIn(response.example))
      if (path[0] === 'data')
        expect(
          stepsTo(response.schema, path).map(({ decision }) => decision),
          `${id} ${path.join('/')}`,
        ).not.toContain('cosmetic')
  }
})

test('calls that move money or change an order invalidate the queries that show it', () => {
  const balances = ['getWalletBalance', 'getCompanyWalletBalance']
  const money = [...balances, 'listWalletTransactions', 'listCompanyWalletTransactions']
  const orders = ['getOrder', 'listOrders']
  expect(createOrder.invalidates).toEqual(expect.arrayContaining(['listOrders', 'listOrderTransactions', ...money]))
  expect(createRefund.invalidates).toEqual(expect.arrayContaining(['listRefunds', ...orders, ...money]))
  expect(dispenseOrder.invalidates).toEqual(expect.arrayContaining([...orders, 'getMachineProducts']))
  expect(unblockOrder.invalidates).toEqual(expect.arrayContaining(orders))
})
