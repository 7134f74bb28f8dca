/**
 * Reads each operation's response many times, each time with one documented value null, missing or of the wrong type.
 * The reader either returns what the document allows (apart from unknown enum values) or throws a ContractError.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { createOrder, dispenseOrder, unblockOrder } from '#generated/descriptors/orders.ts'
import { createRefund } from '#generated/descriptors/refunds.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import { ContractError } from '#shared/api/errors.ts'
import { isPartial, readResponse } from '#shared/api/reader.ts'
import { document, type Operation, operations } from './document.ts'
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

type Path = (string | number)[]

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, Array.isArray(value) ? +key : key])
}

function mutants(value: unknown, path: Path): unknown[] {
  const change = (edit: (holder: Record<string | number, unknown>, key: string | number) => void) => {
    const copy = structuredClone(value)
    const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy)
    edit(holder as Record<string | number, unknown>, path.at(-1) as string | number)
    return copy
  }
  return [
    change((holder, key) => {
      holder[key] = null
    }),
    change((holder, key) => {
      delete holder[key]
    }),
    change((holder, key) => {
      holder[key] = typeof holder[key] === 'object' ? 'text' : { an: 'object' }
    }),
  ]
}

/** The returned response, or null for a ContractError. Any other error is a bug in the reader. */
function readOrNull(body: unknown, { id, isStrict }: Operation, validator: $ZodType): object | null {
  try {
    return readResponse(body, {
      operationId: id as OperationId,
      requestId: 'request-1',
      validator,
      strict: isStrict,
    }) as object
  } catch (error) {
    if (error instanceof ContractError) return null
    throw error
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test.each(operations)('$id returns only what its validator accepts (§7.4)', (operation) => {
  const { id, response, isStrict } = operation
  const validator = validators[`${id[0]?.toUpperCase()}${id.slice(1)}Response`]
  const conforms: ValidateFunction = ajv.compile({ ...response.schema, components: open.components })
  let rejected = 0
  const full = fullValues(contract.operation(id).responses.find(({ status }) => status === 200) as Located)
  // The examples have longer lists, whose other items can be read.
  const values = [...response.examples, ...full]
  for (const value of values) expect(conforms(value), JSON.stringify(conforms.errors)).toBe(true)
  for (const [value, path] of values.flatMap((each) => [...placesIn(each)].map((path) => [each, path] as const)))
    for (const body of mutants(value, path)) {
      const read = readOrNull(body, operation, validator)
      const where = `${path.join('/')}: ${JSON.stringify(body)}`
      if (!read) rejected += 1
      else expect(conforms(read), where).toBe(true)
      if (read && (isStrict || !isPartial(read))) expect(read, where).toBe(body)
      // A valid response is never rejected.
      if (!read) expect(conforms(body), where).toBe(false)
    }
  expect(rejected).toBeGreaterThan(0)
})

test('responses that move money or grant access are read strictly', () => {
  const strict = operations.filter(({ isStrict }) => isStrict).map(({ id }) => id)
  const money = ['validateCart', 'createOrder', 'getOrder', 'dispenseOrder', 'unblockOrder', 'createRefund']
  expect(strict).toEqual(expect.arrayContaining([...money, 'createAccessToken', 'signInGuest', 'refreshTokens']))
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
