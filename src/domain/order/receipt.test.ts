import { afterEach, expect, test, vi } from 'vitest'
import { noteLanguage } from '#shared/api/server-language.ts'
import { config } from '#shared/config.ts'
import { sampleItem, sampleOrder } from './order.sample.ts'
import { receiptOf, receiptText } from './receipt.ts'

afterEach(() => vi.restoreAllMocks())

const refunded = sampleOrder({
  status: 'Partially-Dispensed',
  items: [sampleItem({ status: 'Partially-Dispensed', dispensed_quantity: 1 })],
  taxes: [{ name: 'GST', rate: 5, amount: 3.33, included: true }],
  refund: {
    id: 'ref-1',
    kind: 'partial',
    mode: 'source',
    status: 'Initiated',
    amount: 35,
    destination: { method: 'Card', last_four: '4242' },
    stages: [{ name: 'Sent', at: '2026-11-03T09:00:00Z' }],
    expected_on: '2026-11-07',
    bank_reference: '7412000001',
  },
})

test('a receipt names the seller and has the items, taxes, payment and refund (§2.27)', () => {
  const text = receiptText(receiptOf(refunded), 'Last checked today.')
  expect(text).toMatch(/^Receipt of order A-1001\n.+\nLobby snacks · VM-1001\nHarbour Tower, 12 Dock Road, Mumbai\n/)
  for (const line of ['2 × Sea salt chips: ₹70', '₹35 each', '1 of 2 dispensed', 'Includes GST 5%: ₹3.33', 'Paid: ₹70'])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/Refund to: Card, ending in 4242\nWith your bank: .*2026.*\nExpected by: 7 Nov/)
  expect(text).toMatch(/Reference for your bank: 7412 0000 01\n\nLast checked today\.$/)
})

test('a receipt as text has no marks of the server’s language', () => {
  vi.stubGlobal('pageLanguage', 'hi')
  noteLanguage(new Headers({ 'content-language': 'en' }))
  const text = receiptText(receiptOf(refunded), 'Last checked today.')
  expect(text).toContain('2 × Sea salt chips: ₹70\n')
  expect(text).not.toMatch(/\p{Cf}/u)
})

test('each item has its own discount and total, and the refund its items, if the server says so for all', () => {
  const items = [
    sampleItem({ discount_amount: 0, net_amount: 70 }),
    sampleItem({ id: 'itm-2', name: 'Dark 70', quantity: 1, price: 90, discount_amount: 22.5, net_amount: 67.5 }),
  ]
  const amounts = { total_amount: 160, discount_amount: 22.5, net_payable_amount: 137.5 }
  const lines = [{ item_id: 'itm-2', quantity: 1, amount: 67.5 }]
  const refund = { ...refunded.refund, amount: 67.5, lines } as typeof refunded.refund
  const order = sampleOrder({ ...amounts, items, ...(refund && { refund }) })
  const text = receiptText(receiptOf(order), '')
  expect(text).toContain(
    '2 × Sea salt chips: ₹70\n₹35 each\n1 × Dark 70: ₹90\nDiscount: −₹22.50\nProduct total: ₹67.50\n',
  )
  expect(text, 'one line is the sum').toMatch(/Refund\n1 × Dark 70: ₹67\.50\n(?!Amount)/)
  const [chips, bar] = items
  for (const wrong of [{ net_amount: 67 }, { discount_amount: 22 }, { net_amount: undefined }])
    expect(
      receiptText(receiptOf({ ...order, items: [chips, { ...bar, ...wrong }] } as typeof order), ''),
    ).not.toContain('Product total')
})

test('a refund says its whole amount if it names an item that the order lacks', () => {
  const lines = [
    { item_id: 'itm-1', quantity: 1, amount: 35 },
    { item_id: 'itm-unknown', quantity: 1, amount: 40 },
  ]
  const refund = { ...refunded.refund, amount: 75, lines } as typeof refunded.refund
  const text = receiptText(receiptOf({ ...refunded, ...(refund && { refund }) }), '')
  expect(text).toMatch(/\nRefund\nAmount: ₹75\n/)
})

test('an added tax is part of what an item cost', () => {
  const order = sampleOrder({
    items: [sampleItem({ discount_amount: 0, net_amount: 75.6 })],
    taxes: [{ name: 'Sales tax', rate: 8, amount: 5.6, included: false }],
    net_payable_amount: 75.6,
  })
  expect(receiptText(receiptOf(order), '')).toContain('2 × Sea salt chips: ₹70\n₹35 each\nProduct total: ₹75.60\n')
})

test('a receipt says that the amount includes all taxes where the operator says so, unless a tax is added', () => {
  const note = 'Inclusive of all taxes'
  const linesOf = (order: typeof refunded) => receiptText(receiptOf(order), '').split('\n')
  expect(linesOf(refunded)).not.toContain(note)
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, taxesIncluded: true })
  const lines = linesOf(refunded)
  expect(lines[lines.indexOf(note) - 1]).toBe('Paid: ₹70')
  const added = [{ name: 'Sales tax', rate: 8, amount: 5.6, included: false }]
  expect(linesOf({ ...refunded, taxes: added })).not.toContain(note)
})

test('a refund without a known destination names its kind instead', () => {
  const { destination: _, ...refund } = refunded.refund ?? {}
  const text = receiptText(receiptOf({ ...refunded, refund } as typeof refunded), '')
  expect(text).toMatch(/\nAmount: ₹35\nTo your original payment method\n/)
})

test('parts that do not apply are left out', () => {
  expect(receiptOf(sampleOrder()).parts.map(({ title }) => title)).toEqual(['Dates', 'Products', 'Payment'])
  vi.spyOn(config.features, 'refundTracking', 'get').mockReturnValue(false)
  expect(receiptText(receiptOf(refunded), '')).toMatch(/Refund to: Card, ending in 4242$/)
})

test('a receipt has the seller’s registrations, the invoice number and the tariff codes, if there are any', () => {
  const plain = receiptText(receiptOf(sampleOrder()), '')
  expect(plain).not.toMatch(/GSTIN|Invoice|HSN/)
  const seller = { ...config.seller, name: 'Chai Pvt Ltd', gstin: '29ABCDE1234F1Z5', fssai: '10012345678901' }
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
  const order = sampleOrder({ invoice_number: '26-27/A-1001', items: [sampleItem({ hsn_code: '2106' })] })
  const lines = receiptText(receiptOf(order), '').split('\n')
  for (const line of ['Chai Pvt Ltd', 'GSTIN\u00a029ABCDE1234F1Z5', 'FSSAI license\u00a010012345678901', 'HSN 2106'])
    expect(lines).toContain(line)
  expect(lines).toContain('Invoice number: 26-27/A-1001')
  expect(lines.indexOf('Payment') + 1, 'not among the dates').toBe(lines.indexOf('Invoice number: 26-27/A-1001'))
})
