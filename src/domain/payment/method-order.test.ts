import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Minor } from '#shared/money/money.ts'
import { cardsInOrder, inOrder, type LastMethod, preselected } from './method-order.ts'
import type { MethodState } from './method-state.ts'
import type { PaymentMethod } from './payment-methods.ts'

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

test('order: the last method used, whether it can pay or not, then wallets with enough balance, then cards, then methods that cannot pay', () => {
  fc.assert(
    fc.property(offered, last, (all, used) => {
      const ordered = inOrder(all, used)
      expect(new Set(ordered)).toEqual(new Set(all))
      const at = (method: PaymentMethod) => ordered.findIndex((each) => each.method === method && each.state.canPay)
      if (used && all.some(({ method }) => method === used.method)) expect(ordered[0]?.method).toBe(used.method)
      if (at('Wallet') >= 0 && at('Card') >= 0 && used?.method !== 'Card') expect(at('Wallet')).toBeLessThan(at('Card'))
      const blocked = ordered.findIndex(
        ({ method, state }) => !state.canPay && state.why === 'unavailable' && method !== used?.method,
      )
      if (blocked >= 0) expect(ordered.slice(blocked).some(({ state }) => state.canPay)).toBe(false)
    }),
  )
})

const short = { canPay: false, why: 'short', missing: 1_500 as Minor, currency: 'INR' } as const
const ok = { canPay: true } as const
const loading = { canPay: false, why: 'balance-loading' } as const
const one = (method: PaymentMethod, state: MethodState = ok) => ({ method, state })
const lastOf = (method: PaymentMethod, sourceId: string | null = null) => ({ method, sourceId })
const presetOf = (all: ReturnType<typeof one>[], last: LastMethod | null, chosen?: LastMethod) => {
  const preset = preselected(inOrder(all, last, chosen), chosen ?? last)
  return preset ? preset.method : preset
}

test('no method is preselected while the balance of the first one is loading', () => {
  expect(presetOf([one('Card'), one('Wallet', loading)], null)).toBeUndefined()
  expect(presetOf([one('Card'), one('Wallet')], null)).toBe('Wallet')
  expect(presetOf([one('Card')], null)).toBe('Card')
  expect(presetOf([one('Card'), one('CompanyWallet', loading)], null), 'the employer’s is no better one').toBe('Card')
})

test('the last method used stays first with what it lacks, and so does the place of the one chosen since', () => {
  const all = [one('Card'), one('CompanyWallet'), one('Wallet', short)]
  const names = (...[last, chosen]: [LastMethod | null, LastMethod?]) =>
    inOrder(all, last, chosen).map((each) => each.method)
  expect(names(lastOf('Wallet'))).toEqual(['Wallet', 'CompanyWallet', 'Card'])
  expect(names(lastOf('Card'), lastOf('Wallet'))).toEqual(['Card', 'CompanyWallet', 'Wallet'])
  expect(names(null)).toEqual(['CompanyWallet', 'Card', 'Wallet'])
})

test('a method of another payer is never preselected: the customer has to choose', () => {
  const company = [one('CompanyWallet'), one('Wallet', short)]
  expect(presetOf(company, lastOf('Wallet'))).toBeNull()
  expect(presetOf(company, null), 'on the first visit').toBeNull()
  expect(presetOf([...company, one('Card')], lastOf('Wallet'))).toBe('Card')
  expect(presetOf([...company, one('Card')], null)).toBe('Card')
  const own = [one('Wallet'), one('Card'), one('MealCard')]
  expect(presetOf([...own, one('CompanyWallet', short)], lastOf('CompanyWallet'))).toBeNull()
  expect(presetOf(own, lastOf('CompanyWallet')), 'not offered any more').toBeNull()
  expect(presetOf([...own, one('CompanyWallet', short)], lastOf('Card'), lastOf('CompanyWallet'))).toBeNull()
  expect(presetOf([...own, one('CompanyWallet')], lastOf('CompanyWallet'))).toBe('CompanyWallet')
  fc.assert(
    fc.property(offered, last, (all, used) => {
      const preset = preselected(inOrder(all, used), used)
      if (preset) expect(preset.method === 'CompanyWallet').toBe(used?.method === 'CompanyWallet')
    }),
  )
})

test('the last saved card used comes first', () => {
  const cards = [{ source_id: 'a' }, { source_id: 'b' }]
  expect(cardsInOrder(cards, { method: 'MealCard', sourceId: 'b' })[0]?.source_id).toBe('b')
  expect(cardsInOrder(cards, null)).toEqual(cards)
})
