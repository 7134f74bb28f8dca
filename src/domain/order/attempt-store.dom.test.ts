import { afterEach, expect, test, vi } from 'vitest'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { keepPayment, readAttempt, removeAttempt, storeAttempt } from './attempt-store.ts'
import { sampleAttempt } from './order.sample.ts'
import { adoptOrderId } from './read-order.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearExcept([])
})

/** From now on, no record of this storage can get longer. */
function fillUp() {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, text: string) {
    if (this === localStorage && text.length > (localStorage.getItem(key)?.length ?? 0))
      throw new DOMException('full', 'QuotaExceededError')
    return setItem.call(this, key, text)
  })
}

const inEveryTab = () => JSON.parse(localStorage.getItem('checkoutAttempt') ?? '{}')

test('a storage that gets full in the middle of paying hides neither the order nor how to pay it from other tabs', () => {
  write('cartList', sampleAttempt.lines)
  expect(storeAttempt(sampleAttempt)).toBe(true)
  fillUp()
  adoptOrderId(sampleAttempt, 'ord-1')
  expect(inEveryTab().orderId).toBe('ord-1')
  const link = `upi://pay?tn=${'n'.repeat(1000)}`
  keepPayment(sampleAttempt, { kind: 'open_app', link, amount: 70, expires_in: 300 })
  expect(inEveryTab().payment.link).toBe(link)
  storeAttempt({ ...(readAttempt() ?? sampleAttempt), settled: true })
  expect(inEveryTab()).toMatchObject({ orderId: 'ord-1', settled: true })
  expect(sessionStorage).toHaveLength(0)
})

test('a payment that one tab kept for itself changes and ends without the one that another tab has stored', () => {
  const other = { ...sampleAttempt, idempotencyKey: 'key-of-another-tab' }
  sessionStorage.setItem('checkoutAttempt', JSON.stringify(sampleAttempt))
  localStorage.setItem('checkoutAttempt', JSON.stringify(other))
  adoptOrderId(sampleAttempt, 'ord-1')
  expect([readAttempt()?.orderId, inEveryTab()]).toEqual(['ord-1', other])
  removeAttempt()
  expect([readAttempt(), inEveryTab()]).toEqual([other, other])
})

test('a payment ends with its older version, which the other tabs read', () => {
  sessionStorage.setItem('checkoutAttempt', JSON.stringify({ ...sampleAttempt, orderId: 'ord-1' }))
  localStorage.setItem('checkoutAttempt', JSON.stringify(sampleAttempt))
  removeAttempt()
  expect([readAttempt(), inEveryTab()]).toEqual([null, {}])
})
