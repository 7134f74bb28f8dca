import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fillCart } from '#domain/cart/cart-store.ts'
import { recordOffer, selectOffer } from '#domain/offers/selected-offer.ts'
import { sampleAttempt, sampleLine } from '#domain/order/order.sample.ts'
import { PaymentRefused } from '#domain/order/pay.ts'
import { ApiError } from '#shared/api/errors.ts'
import { clearExcept } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { RefusalDialog } from './RefusalDialog.tsx'

const message = 'This offer doesn’t apply to your cart.'
const refusedWith = (code: string, language?: string) =>
  new PaymentRefused(
    new ApiError(
      { operationId: 'createOrder', requestId: 'r' },
      { status: 400, code, message, body: {}, ...(language && { language }) },
    ),
    sampleAttempt,
  )
const refused = refusedWith('OF_1004')

afterEach(() => {
  cleanup()
  clearExcept([])
})

it.each([
  ['the customer chose: the server’s message', selectOffer, message],
  ['the app chose by itself: its own words', recordOffer, 'Your offer has ended, so we removed it'],
])('a refused offer that %s', async (_, choose, words) => {
  choose('off-10')
  show(<RefusalDialog refused={refused} onClose={() => {}} />)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('dialog').textContent).toContain('Your payment of ₹70 (Card) didn’t start.')
  expect(screen.getByRole('button', { name: 'Continue without the offer' })).toBeDefined()
})

it.each([
  ['a known refusal in the app’s words', 'CART_1001', 'A price has changed. Check your cart before you pay.', null],
  ['another one in the server’s, with their language', 'OWN_1', message, 'en'],
])('a page in another language than the server’s messages shows %s', async (_, code, words, lang) => {
  vi.stubGlobal('pageLanguage', 'de')
  show(<RefusalDialog refused={refusedWith(code, 'en')} onClose={() => {}} />)
  expect((await screen.findByText(words)).getAttribute('lang')).toBe(lang)
})

it.each([
  [[true, true], refused, 'See products'],
  [[true, true], refusedWith('PAY_1001'), 'See products'],
  [[true, false], refused, 'Continue without the offer'],
  [[true, false], refusedWith('PAY_1001'), 'Choose another way to pay'],
])('leads to the products once all lines are sold out: %j', async (areSoldOut, refused, label) => {
  fillCart(areSoldOut.map((outOfStockItem, nth) => sampleLine({ id: `p${nth}`, motor_id: `m${nth}`, outOfStockItem })))
  show(<RefusalDialog refused={refused} onClose={() => {}} />)
  expect(await screen.findByRole('button', { name: label })).toBeDefined()
})
