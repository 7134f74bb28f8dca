import { describe, expect, it } from 'vitest'
import type { Minor } from '#shared/money/money.ts'
import { methodState, type PaymentOption } from './method-state.ts'

const minor = (value: number) => value as Minor
const balanceOf = (amount: number, currency = 'INR') => ({ amount: minor(amount), currency })
const option = (method: string, is_enabled = true) => ({ method: method as PaymentOption['method'], is_enabled })
const toPay = minor(6_300)

describe('a payment method', () => {
  it('that is disabled is unavailable', () => {
    for (const method of ['Card', 'MealCard', 'Wallet'])
      expect(methodState(option(method, false), { isGuest: false, balance: balanceOf(9_900), toPay })).toEqual({
        canPay: false,
        why: 'unavailable',
      })
  })

  it('of a payment provider needs no account', () => {
    for (const method of ['Card', 'MealCard'])
      expect(methodState(option(method), { isGuest: true, toPay })).toEqual({ canPay: true })
  })

  it('that is a wallet needs a signed-in customer, even if the server offers it to guests', () => {
    for (const method of ['Wallet', 'CompanyWallet'])
      expect(methodState(option(method), { isGuest: true, balance: balanceOf(9_900), toPay })).toEqual({
        canPay: false,
        why: 'needs-sign-in',
      })
  })

  it.each([
    [balanceOf(6_300), { canPay: true }],
    [balanceOf(6_299), { canPay: false, why: 'short', missing: 1, currency: 'INR' }],
    [balanceOf(0), { canPay: false, why: 'short', missing: 6_300, currency: 'INR' }],
    [balanceOf(9_900, 'EUR'), { canPay: false, why: 'unavailable' }],
    ['loading', { canPay: false, why: 'balance-loading' }],
    ['failed', { canPay: false, why: 'balance-unknown' }],
    [undefined, { canPay: false, why: 'balance-unknown' }],
  ])('that is a wallet with the balance %j: %j', (balance, state) => {
    expect(
      methodState(option('Wallet'), { isGuest: false, balance: balance as never, toPay, currency: 'INR' }),
    ).toEqual(state)
  })

  it('that the app does not support is shown as unavailable', () => {
    expect(methodState(option('Voucher'), { isGuest: false, toPay })).toEqual({ canPay: false, why: 'unavailable' })
  })
})
