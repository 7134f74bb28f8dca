/** The words for an order's stage, with its machine and amounts (§5). */
import { expect, test } from 'vitest'
import { endingWords } from './ending-words.ts'
import { sampleItem, sampleOrder } from './order.sample.ts'

const order = sampleOrder({
  net_payable_amount: 70,
  refundable_amount: 35,
  items: [sampleItem({ quantity: 2, dispensed_quantity: 1 })],
})

test.each([
  ['machine-offline', /₹70/],
  ['elsewhere', /Lobby snacks[\s\S]*VM-2/],
  ['silent', /1 of 2 dispensed/],
  ['partly', /₹35/],
  ['released', /₹35/],
] as const)('%s', (stage, words) => {
  const { title, hint } = endingWords(stage, order, 'VM-2')
  expect(`${title}\n${hint}`).toMatch(words)
})

test('after a refund, no other is promised, and the order says what becomes of it', () => {
  const hintOf = (status: string) =>
    endingWords('partly', { ...order, refund: { id: 'ref-1', amount: 35, status } as never }).hint
  expect(hintOf('Initiated')).toMatch(/out\. ₹35 on its way back\.$/)
  expect(hintOf('Processed')).toMatch(/out\. ₹35 refunded\.$/)
  expect(hintOf('Failed')).toMatch(/out\. Refund of ₹35 failed\.$/)
  expect(hintOf('OfANewerServer')).toMatch(/out\.$/)
})

test('a canceled order says that a late payment goes back', () => {
  expect(endingWords('canceled', order).hint).toContain('If your bank')
  const refund = { id: 'ref-1', amount: 35, status: 'Initiated' } as never
  expect(endingWords('canceled', { ...order, refund }).hint).toMatch(/too late.*₹35 back/)
})

test.each(['missing', 'unread'] as const)('without an order, the words contain no facts: %s', (stage) => {
  const { title, hint } = endingWords(stage, undefined)
  expect(title + hint).not.toMatch(/₹|undefined|NaN/)
})

test.each([
  ['dispensing', 'Vending', 1, 'Dispensing your order'],
  ['dispensing', 'Coffee', 0, 'Brewing\nLeave the cup in until it’s ready.'],
  ['dispensing', 'Coffee', 1, 'Take your cup'],
  ['dispensed', 'Vending', 2, 'All yours. Enjoy!\nTake your 2 products from the tray.'],
  ['dispensed', 'Coffee', 2, 'All yours. Enjoy!\nCareful, it’s hot.'],
  ['elsewhere', 'Vending', 0, /Your order is at Lobby snacks, not VM-2.*VM-1001 at Harbour Tower/s],
  ['partly', 'Vending', 1, /1 of 2 out\.$/],
] as const)('%s at a %s machine, %i dispensed', (stage, machine_type, dispensed_quantity, words) => {
  const items = [sampleItem({ dispensed_quantity })]
  const machine = { ...order.machine, machine_type }
  const at = sampleOrder({ ...order, items, machine, refundable_amount: 0, status: 'In-Progress' })
  const { title, hint } = endingWords(stage, at, 'VM-2')
  expect(`${title}\n${hint}`).toMatch(words)
})
