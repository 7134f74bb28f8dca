import { afterEach, beforeEach, expect, test } from 'vitest'
import { attemptOfPage } from './order-of-page.ts'

const attempt = { orderId: 'ord-1', request: { user_id: 'usr-1', vending_machine_id: 'VM-1' } }
const open = (search: string) => history.replaceState(null, '', `/payment-success${search}`)

beforeEach(() => {
  localStorage.setItem('checkoutAttempt', JSON.stringify(attempt))
  open('?order_id=ord-1')
})
afterEach(() => localStorage.clear())

test('a page about the order of this phone’s payment names it', () => expect(attemptOfPage()).toEqual(attempt))

test.each([
  ['another order', () => open('?order_id=ord-2')],
  ['no order', () => open('')],
  ['another customer signed in since', () => localStorage.setItem('attemptSession', '{}')],
  [
    'a payment at another API',
    () => localStorage.setItem('checkoutAttempt', JSON.stringify({ ...attempt, apiBase: 'https://other.test' })),
  ],
])('nothing is requested early with %s', (_, change) => {
  change()
  expect(attemptOfPage()).toBeNull()
})
