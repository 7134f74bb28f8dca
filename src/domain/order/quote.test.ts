import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { validateCart } from '#generated/operations/cart.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { ApiError, ContractError, NetworkError, PortalError } from '#shared/api/errors.ts'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { toItems } from '../cart/to-items.ts'
import { onNotice } from '../notices.ts'
import { offerOf } from '../offers/offer.sample.ts'
import { recordOffer, selectOffer } from '../offers/selected-offer.ts'
import { sampleCheckout, sampleLine, sampleQuoteItem } from './order.sample.ts'
import { isCartRefusal, quoteQuery, takeQuote } from './quote.ts'

const call = { operationId: 'validateCart', requestId: 'r' } as const
const refusal = (code: string, status = 400) => new ApiError(call, { status, code, message: code, body: undefined })
const { quote } = sampleCheckout()
const line = sampleLine()

const addedTax = 3

/** A server with these savings or errors by offer. It refuses unknown offers. */
function serve(savings: Record<string, number | Error>) {
  return vi.spyOn(validateCart, 'call').mockImplementation(async ({ body }) => {
    const off = body.offer_id === undefined ? 0 : savings[body.offer_id]
    if (off instanceof Error) throw off
    if (off === undefined) throw refusal('OF_1004', 404)
    const items = body.items.map(({ quantity }) => sampleQuoteItem({ quantity }))
    return { code: '200', data: { ...quote, items, discount_amount: off, net_payable_amount: 70 - off + addedTax } }
  })
}
const { queryKey } = getMachineProducts.options({ machineId: 'VM-1001' })
const atMachine = (queryFn: () => Promise<never>) =>
  vi.spyOn(getMachineProducts, 'options').mockReturnValue({ queryKey, queryFn })

const priced = (offerIds: string[] = []) => new QueryClient().query(quoteQuery('VM-1001', [line], offerIds))

beforeEach(() => void atMachine(() => Promise.reject(new NetworkError('', call))))
afterEach(() => vi.restoreAllMocks())

test.each([409, 422, 404])('the code of a refusal decides, not its status %i', (status) => {
  expect(['CART_1000', 'CART_1003', 'OF_1004', 'OTHER'].map((code) => isCartRefusal(refusal(code, status)))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

describe('the offer', () => {
  test('with the lowest quote is used, never above the price without an offer, and refusals are returned', async () => {
    const saving = fc.option(fc.integer({ min: 0, max: 3 }))
    await fc.assert(
      fc.asyncProperty(fc.array(saving, { maxLength: 3 }), async (savings) => {
        const offers = savings.map((off, index) => [`off-${index}`, off] as const)
        serve(Object.fromEntries(offers.flatMap(([id, off]) => (off === null ? [] : [[id, off] as const]))))
        const result = await priced(offers.map(([id]) => id))
        expect(70 + addedTax - result.quote.net_payable_amount).toBe(Math.max(0, ...savings.map((off) => off ?? 0)))
        const refused = offers.filter(([, off]) => off === null).map(([id]) => id)
        const isUsed = savings.some((off) => off !== null)
        expect(result.refused.map(({ offerId }) => offerId)).toEqual(
          isUsed ? refused.filter((id) => id === 'off-0') : refused,
        )
      }),
      { numRuns: 50 },
    )
  })

  test('needs only one request if it is the only one', async () => {
    const calls = serve({ 'off-0': 5 })
    expect((await priced(['off-0'])).quote.offer_id).toBe('off-0')
    expect(calls).toHaveBeenCalledOnce()
  })

  test.each([refusal('CART_1001'), new NetworkError('', call)])(
    'is skipped if its quote fails, unless it is the only one: %s',
    async (failure) => {
      serve({ 'off-0': failure, 'off-1': 5 })
      await expect(priced(['off-0'])).rejects.toBe(failure)
      expect(await priced(['off-0', 'off-1'])).toMatchObject({ quote: { offer_id: 'off-1' }, refused: [] })
    },
  )

  const title = '25% off chocolate'
  test.each([
    [
      'with the server’s message if the customer chose it',
      'own',
      'off-0',
      [{ kind: 'offer-refused', error: refusal('Over.') }],
    ],
    ['in the app’s words if the app had applied it', 'best', 'off-0', [{ kind: 'offer-dropped', title }]],
    ['not at all if the app only tried it', 'best', undefined, []],
  ] as const)('that was refused is reported once, %s', (_, kind, used, expected) => {
    clearExcept([])
    const notices: unknown[] = []
    onNotice((notice) => notices.push(notice))
    if (kind === 'own') selectOffer('off-0')
    recordOffer(used)
    const refused = [{ offerId: 'off-0', error: refusal('Over.') }]
    for (const _ of [1, 2])
      takeQuote({ quote: { ...quote, offer_id: 'off-1' }, asked: [], refused }, [offerOf('off-0', { title })])
    expect(notices).toEqual(expected)
    expect(read('hasProduct')).toBe('off-1')
  })
})

test.each([2, 1])('two of a product are priced with one request if the machine sells %i', async (quantity) => {
  const calls = vi.spyOn(validateCart, 'call')
  calls.mockResolvedValue({ code: '200', data: { ...quote, items: [sampleQuoteItem({ quantity })] } })
  const readShelf = vi.fn(() => Promise.reject(new NetworkError('', call)))
  const options = atMachine(readShelf)
  await priced()
  const body = { items: toItems([line]) }
  const init = { signal: expect.any(AbortSignal) }
  expect(calls).toHaveBeenCalledExactlyOnceWith({ params: { machineId: 'VM-1001' }, body }, init)
  // Only a short line is worth looking for other slots.
  expect(readShelf).toHaveBeenCalledTimes(quantity === 2 ? 1 : 2)
  expect(options).toHaveBeenCalledWith({ machineId: 'VM-1001' })
})

test('if a slot has less than the phone assumed, the rest is taken from another one', async () => {
  const holding = (first: number, second: number) => ({
    code: '200' as const,
    data: {
      machine_type: 'Vending' as const,
      online_status: 'online' as const,
      current_date: '2026-11-02T00:00:00Z',
      stock_level_threshold: [],
      planograms: [1, 2].map((n) => ({
        id: `s${n}`,
        motor_id: `m1${n}`,
        row_num: 1,
        column_num: n,
        depth: 8,
        block_spiral: false,
        block_product_count: 0,
      })),
      inventories: [first, second].map((quantity, index) => ({
        slot_id: `s${index + 1}`,
        batches: [{ quantity, exp_date: '2027-01-01T00:00:00Z', product: line.product }],
      })),
    },
  })
  atMachine(vi.fn().mockResolvedValueOnce(holding(2, 6)).mockResolvedValueOnce(holding(0, 6)))
  vi.spyOn(validateCart, 'call').mockImplementation(async ({ body }) => ({
    code: '200',
    data: {
      ...quote,
      items: body.items.map(({ motor_id, quantity }) =>
        motor_id === 'm11'
          ? sampleQuoteItem({ motor_id, quantity: 0, removedQty: quantity, outOfStockItem: true })
          : sampleQuoteItem({ motor_id, quantity }),
      ),
    },
  }))
  expect((await priced()).quote.items).toMatchObject([{ motor_id: 'm12', quantity: 2 }])
})

test('products that can’t be read may hide food past its date, so nothing is priced', async () => {
  const calls = serve({})
  atMachine(() => Promise.reject(new ContractError('', call)))
  await expect(priced()).rejects.toThrow(ContractError)
  expect(calls).not.toHaveBeenCalled()
  // A portal's page says nothing about the products.
  atMachine(() => Promise.reject(new PortalError('', call)))
  await priced()
  expect(calls).toHaveBeenCalledOnce()
})
