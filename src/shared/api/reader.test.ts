import { replaceEqualDeep } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MachineListResponse, MachineProductsResponse, MachineResponse, OrderListResponse } from '#generated/losses.ts'
import type { Losses } from '#generated/runtime/loss.ts'
import type { OperationId } from '#generated/runtime/operation.ts'
import { GetMachineProductsResponse, GetMachineResponse, ListMachinesResponse } from '#generated/zod/machines.ts'
import { ListOrdersResponse } from '#generated/zod/orders.ts'
import { type Drift, onDrift } from './drift.ts'
import { ContractError } from './errors.ts'
import { accepted, isPartial, readResponse } from './reader.ts'

const machine = (id: string, more = {}) => ({
  id,
  name: 'Lobby',
  place: { name: 'Tower', address: 'Dock Road' },
  machine_type: 'Vending',
  online_status: 'online',
  ...more,
})
const list = (...data: unknown[]) => ({ code: '200', data, meta: { page: 1, limit: 10, total: data.length } })
const reading = (operationId: OperationId, validator: Parameters<typeof accepted>[1]['validator'], losses: Losses) => ({
  operationId,
  requestId: 'request-1',
  validator,
  losses,
})
const oneMachine = reading('getMachine', GetMachineResponse, MachineResponse)
const machines = reading('listMachines', ListMachinesResponse, MachineListResponse)

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
    expect(readResponse(body, oneMachine)).toBe(body)
    expect(drifts).toEqual([])
  })

  test('with an unknown enum value is reported and kept', () => {
    const body = { code: '200', data: machine('VM-1', { machine_type: 'Robot' }) }
    expect(readResponse(body, oneMachine)).toBe(body)
    expect(drifts).toEqual([
      {
        operationId: 'getMachine',
        pointer: '/data/machine_type',
        expected: 'one of Vending, Coffee',
        found: '"Robot"',
      },
    ])
  })

  test('that lost a row is returned without it and marked partial', () => {
    const body = list(machine('VM-1'), machine('VM 2'), machine('VM-3'))
    const read = readResponse(body, machines) as ReturnType<typeof list>
    expect(read.data).toEqual([machine('VM-1'), machine('VM-3')])
    expect(isPartial(read)).toBe(true)
    expect(isPartial(body)).toBe(false)
    expect(drifts).toMatchObject([{ pointer: '/data/1/id', found: 'string of 4 characters' }])
  })

  test('stays marked when TanStack Query merges it with an earlier one', () => {
    const before = readResponse(list(machine('VM-1')), machines)
    const after = readResponse(list(machine('VM-1'), machine('VM 2')), machines)
    expect(isPartial(replaceEqualDeep(before, after) as object)).toBe(true)
  })

  test('that lost every row is rejected, because it would look empty', () => {
    expect(() => readResponse(list(machine('VM 1')), machines)).toThrow(ContractError)
  })

  test('that lost what it is about is rejected', () => {
    for (const data of [machine('VM 1'), { name: 'Lobby' }, null])
      expect(() => readResponse({ code: '200', data }, oneMachine)).toThrow(ContractError)
    expect(drifts.length).toBeGreaterThan(0)
  })

  test('that lost cosmetics is returned with blanks, and nothing is missing from its lists', () => {
    const body = list({ id: 'VM-1', online_status: 'online', opening_hours: { time_zone: 'Asia/Kolkata' } })
    const read = readResponse({ ...body, meta: 'one page' }, machines) as ReturnType<typeof list>
    const blanks = { name: 'VM-1', place: { name: '', address: '' }, machine_type: '' }
    expect(read).toEqual({
      code: '200',
      data: [{ id: 'VM-1', online_status: 'online', ...blanks }],
      meta: { page: 0, limit: 0, total: 0 },
    })
    expect(accepted(read, machines)).toEqual(read)
  })

  test('with null in an optional field is read as if the field were missing', () => {
    const body = { code: '200', data: machine('VM-1', { location: null }) }
    expect(readResponse(body, oneMachine)).toEqual({ code: '200', data: machine('VM-1') })
  })

  test('with an unknown code is rejected, although other unknown enum values are kept', () => {
    for (const code of ['201', 'CART_1000'])
      expect(() => readResponse({ code, data: machine('VM-1') }, oneMachine)).toThrow(ContractError)
  })

  test('without an envelope is rejected', () => {
    for (const body of [null, 'text', [], { message: 'x' }])
      expect(() => readResponse(body, machines)).toThrow(ContractError)
  })
})

describe('products', () => {
  const product = (more = {}) => ({
    id: 'chips',
    name: 'Chips',
    mrp: 35,
    category: { id: 'snacks', name: 'Snacks' },
    offers: [],
    recipe_ingredients: [],
    motor_id: 'm1',
    image_url: '/chips.svg',
    ...more,
  })
  const batch = (more = {}, ofProduct = {}) => ({
    quantity: 2,
    exp_date: '2027-01-01T00:00:00Z',
    product: product(ofProduct),
    ...more,
  })
  const slot = (id: string) => ({
    id,
    motor_id: `m-${id}`,
    row_num: 1,
    column_num: 1,
    depth: 5,
    block_spiral: false,
    block_product_count: 0,
  })
  const read = (inventories: unknown[]) =>
    (
      readResponse(
        {
          code: '200',
          data: {
            planograms: [slot('a'), slot('b')],
            inventories,
            online_status: 'online',
            stock_level_threshold: [],
            current_date: '2026-11-02T09:00:00Z',
            machine_type: 'Vending',
          },
        },
        reading('getMachineProducts', GetMachineProductsResponse, MachineProductsResponse),
      ) as { data: { inventories: unknown[] } }
    ).data.inventories
  const fresh = { slot_id: 'b', batches: [batch({}, { motor_id: 'm-b' })] }

  test('a slot with an unreadable batch is left out with all its records', () => {
    for (const lost of [{ exp_date: 'soon' }, { exp_date: undefined }, { quantity: -1 }])
      expect(
        read([{ slot_id: 'a', batches: [batch(), batch(lost)] }, { slot_id: 'a', batches: [batch()] }, fresh]),
      ).toEqual([fresh])
    const allergens = batch({}, { allergens: ['Milk', { name: 'Nuts' }] })
    expect(read([{ slot_id: 'a', batches: [allergens] }, fresh])).toEqual([fresh])
  })

  test('a record that lost its slot takes the other record of the same motor with it', () => {
    expect(read([{ slot_id: 7, batches: [batch()] }, { slot_id: 'a', batches: [batch()] }, fresh])).toEqual([fresh])
  })

  test('a batch keeps a date without a time', () => {
    const dated = { slot_id: 'a', batches: [batch({ exp_date: '2026-11-01' })] }
    expect(read([dated, fresh])).toEqual([dated, fresh])
    expect(read([{ slot_id: 'a', batches: [batch({ exp_date: '2026-13-01' })] }, fresh])).toEqual([fresh])
  })

  test('a batch keeps its slot without its cosmetics', () => {
    const nutrition = { energy_kcal: 278 }
    const offers = [{ id: 'off-1', offer_type: 'flat' }]
    expect(read([{ slot_id: 'a', batches: [batch({}, { nutrition, offers, image_url: '' })] }, fresh])).toEqual([
      { slot_id: 'a', batches: [batch({}, { image_url: '' })] },
      fresh,
    ])
  })

  test('without stock, no vending slot can sell, but the others stay', () => {
    expect(read('none' as unknown as unknown[])).toEqual([])
  })
})

test('an order keeps everything but the picture that is missing', () => {
  const machineOf = { id: 'VM-1', name: 'Lobby', place: { name: 'Tower', address: 'Road' }, machine_type: 'Vending' }
  const order = (id: string, image_url: string) => ({
    id,
    order_number: 'A-1001',
    user_id: 'me',
    status: 'Paid',
    is_active: true,
    is_deleted: false,
    machine: machineOf,
    items: [
      {
        id: 'item',
        product_id: 'chips',
        name: 'Chips',
        image_url,
        quantity: 1,
        dispensed_quantity: 0,
        price: 35,
        motor_id: 'm1',
        slot_label: 'A1',
        status: 'Pending',
        custom_ingredients: [],
      },
    ],
    payment_method: 'Card',
    total_amount: 35,
    discount_amount: 0,
    net_payable_amount: 35,
    refundable_amount: 35,
    created_at: '2026-11-02T09:00:00Z',
  })
  const body = list(order('one', ''), order('two', '/chips.svg'))
  const orders = reading('listOrders', ListOrdersResponse, OrderListResponse)
  expect(readResponse(body, orders)).toEqual(body)
  expect(isPartial(readResponse(body, orders) as object)).toBe(false)
})

test('a report contains an unknown enum value but never the content of another field', () => {
  const body = { code: '200', data: machine('a secret', { name: 7, machine_type: 'Robot' }) }
  expect(() => readResponse(body, oneMachine)).toThrow(ContractError)
  expect(drifts.map(({ found }) => found)).toEqual(['string of 8 characters', 'number', '"Robot"'])
})

test('the same drift is logged to the console once', () => {
  const body = { code: '200', data: machine('VM-1', { online_status: 'asleep' }) }
  readResponse(body, oneMachine)
  readResponse(body, oneMachine)
  expect(drifts).toHaveLength(2)
  expect(
    vi.mocked(console.error).mock.calls.filter(([line]) => String(line).includes('/data/online_status')),
  ).toHaveLength(1)
})
