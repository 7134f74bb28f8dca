import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '#domain/order/attempt.ts'
import { cardsInOrder, inOrder, preselected } from './method-order.ts'
import type { MethodState } from './method-state.ts'

const methods: PaymentMethod[] = ['Card', 'MealCard', 'Wallet', 'CompanyWallet']
const state = fc.constantFrom<MethodState>(
  { canPay: true },
  { canPay: false, why: 'balance-loading' },
  { canPay: false, why: 'unavailable' },
)
const offered = fc
  .tuple(fc.shuffledSubarray(methods), fc.array(state, { minLength: 4, maxLength: 4 }))
  .map(([names, states]) => names.map((method, index) => ({ method, state: states[index] as MethodState })))
const last = fc.option(fc.record({ method: fc.constantFrom(...methods), sourceId: fc.constant(null) }))

test('order: the last method used, then wallets with enough balance, then cards, then methods that cannot pay', () => {
  fc.assert(
    fc.property(offered, last, (all, used) => {
      const ordered = inOrder(all, used)
      expect(new Set(ordered)).toEqual(new Set(all))
      const at = (method: PaymentMethod) => ordered.findIndex((each) => each.method === method && each.state.canPay)
      if (used && at(used.method) >= 0)
        expect(ordered.slice(0, at(used.method)).every(({ method }) => method === used.method)).toBe(true)
      if (at('Wallet') >= 0 && at('Card') >= 0 && used?.method !== 'Card') expect(at('Wallet')).toBeLessThan(at('Card'))
      const blocked = ordered.findIndex((each) => !each.state.canPay && each.state.why === 'unavailable')
      if (blocked >= 0) expect(ordered.slice(blocked).some(({ state }) => state.canPay)).toBe(false)
    }),
  )
})

test('no method is preselected while the balance of the first one is loading', () => {
  const card = { method: 'Card' as const, state: { canPay: true } as const }
  const wallet = { method: 'Wallet' as const, state: { canPay: false, why: 'balance-loading' } as const }
  expect(preselected(inOrder([card, wallet], null))).toBeUndefined()
  expect(preselected(inOrder([card, { ...wallet, state: { canPay: true } }], null))?.method).toBe('Wallet')
  expect(preselected(inOrder([card], null))).toBe(card)
})

test('the last saved card used comes first', () => {
  const cards = [{ source_id: 'a' }, { source_id: 'b' }]
  expect(cardsInOrder(cards, { method: 'MealCard', sourceId: 'b' })[0]?.source_id).toBe('b')
  expect(cardsInOrder(cards, null)).toEqual(cards)
})
