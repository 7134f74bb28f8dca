import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { OperationId } from '#generated/runtime/operation.ts'
import { GetMachineResponse, ListMachinesResponse } from '#generated/zod/machines.ts'
import { type Drift, onDrift } from './drift.ts'
import { ContractError } from './errors.ts'
import { isPartial, readResponse } from './reader.ts'

const machine = (id: string, more = {}) => ({
  id,
  name: 'Lobby',
  place: { name: 'Tower', address: 'Dock Road' },
  machine_type: 'Vending',
  online_status: 'online',
  ...more,
})
const list = (...data: unknown[]) => ({ code: '200', data, meta: { page: 1, limit: 10, total: data.length } })
const reading = (operationId: OperationId, validator: $ZodType) => ({
  operationId,
  requestId: 'request-1',
  validator,
})

let drifts: Drift[] = []
let stop = () => {}
beforeEach(() => {
  drifts = []
  vi.spyOn(console, 'error').mockReturnValue()
  stop = onDrift((drift) => drifts.push(drift))
})
afterEach(() => stop())

describe('a response', () => {
  test('that conforms is returned unchanged, with unknown fields', () => {
    const body = { code: '200', data: machine('VM-1', { color: 'red' }) }
    expect(readResponse(body, reading('getMachine', GetMachineResponse))).toBe(body)
    expect(drifts).toEqual([])
  })

  test('with an unknown enum value is reported and kept', () => {
    const body = { code: '200', data: machine('VM-1', { machine_type: 'Robot' }) }
    expect(readResponse(body, reading('getMachine', GetMachineResponse))).toBe(body)
    expect(drifts).toEqual([
      {
        operationId: 'getMachine',
        pointer: '/data/machine_type',
        expected: 'one of Vending, Coffee',
        found: '"Robot"',
      },
    ])
  })

  test('with an invalid list item is returned without that item and marked partial', () => {
    const body = list(machine('VM-1'), machine('VM-2', { name: 7 }), machine('VM-3'))
    const read = readResponse(body, reading('listMachines', ListMachinesResponse)) as ReturnType<typeof list>
    expect(read.data).toEqual([machine('VM-1'), machine('VM-3')])
    expect(isPartial(read)).toBe(true)
    expect(isPartial(body)).toBe(false)
    expect(drifts).toMatchObject([{ pointer: '/data/1/name', expected: 'string', found: 'number' }])
  })

  test('with an invalid word in a nested list loses the item that contains it', () => {
    const validator = z.object({ data: z.array(z.object({ allergens: z.array(z.string()) })) })
    const milk = { allergens: ['Milk'] }
    const body = { data: [{ allergens: ['Milk', { name: 'Nuts' }] }, milk] }
    expect(readResponse(body, reading('getMachineProducts', validator))).toEqual({ data: [milk] })
  })

  test('with only invalid list items is rejected', () => {
    const body = list(machine('VM-1', { name: 7 }))
    expect(() => readResponse(body, reading('listMachines', ListMachinesResponse))).toThrow(ContractError)
  })

  test('with an invalid value outside a list is rejected', () => {
    for (const data of [machine('VM-1', { name: 7 }), { id: 'VM-1' }, null])
      expect(() => readResponse({ code: '200', data }, reading('getMachine', GetMachineResponse))).toThrow(
        ContractError,
      )
    expect(drifts.length).toBeGreaterThan(0)
  })

  test('with an unknown code is rejected, although other unknown enum values are kept', () => {
    for (const code of ['201', 'CART_1000'])
      expect(() => readResponse({ code, data: machine('VM-1') }, reading('getMachine', GetMachineResponse))).toThrow(
        ContractError,
      )
  })

  test('without an envelope is rejected', () => {
    for (const body of [null, 'text', [], { message: 'x' }])
      expect(() => readResponse(body, reading('listMachines', ListMachinesResponse))).toThrow(ContractError)
  })
})

test('a report contains an unknown enum value but never the content of another field', () => {
  const body = { code: '200', data: machine('a secret', { name: 7, machine_type: 'Robot' }) }
  expect(() => readResponse(body, reading('getMachine', GetMachineResponse))).toThrow(ContractError)
  expect(drifts.map(({ found }) => found)).toEqual(['string of 8 characters', 'number', '"Robot"'])
})

test('the same drift is logged to the console once', () => {
  const body = { code: '200', data: machine('VM-1', { online_status: 'asleep' }) }
  readResponse(body, reading('getMachine', GetMachineResponse))
  readResponse(body, reading('getMachine', GetMachineResponse))
  expect(drifts).toHaveLength(2)
  expect(
    vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('/data/online_status')),
  ).toHaveLength(1)
})
