import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Methods } from './Methods.tsx'
import type { Method } from './use-methods.ts'

const methodOf = (method: Method['method'], state: Method['state']): Method => ({
  ...{ method, name: method, state, balance: undefined, cards: [], is_enabled: true },
})

test('a chosen wallet says what it has left', () => {
  const wallet = { ...methodOf('Wallet', { canPay: true }), balance: { amount: toMinor(640), currency: 'INR' } }
  const shown = { methods: [wallet], toPay: toMinor(137.5), isDisabled: false, onChoose: vi.fn() }
  const { rerender } = show(<Methods {...shown} chosen={undefined} />)
  const note = () => screen.getByRole('radio').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(note())?.textContent).toBe('₹640 available')
  rerender(<Methods {...shown} chosen={{ method: 'Wallet', sourceId: null }} />)
  expect(document.getElementById(note())?.textContent).toBe('₹640 → ₹502.50 after this order')
})

test('a chosen card says where it is paid, a saved meal card which one it is', () => {
  const card = { ...methodOf('Card', { canPay: true }), description: 'Credit and debit cards' }
  const saved = {
    source_id: 'src-1',
    card_type: 'meal_card' as const,
    name: 'Office',
    card_no: '****4242',
    description: '',
  }
  const meal = { ...methodOf('MealCard', { canPay: true }), cards: [saved] }
  const shown = { methods: [card, meal], toPay: toMinor(35), isDisabled: false, onChoose: vi.fn() }
  const { rerender } = show(<Methods {...shown} chosen={{ method: 'MealCard', sourceId: 'src-1' }} />)
  const noteOf = (name: string) =>
    document.getElementById(screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '')?.textContent
  expect([noteOf('Card'), noteOf('Office')]).toEqual(['Credit and debit cards', 'MealCard •••• 4242'])
  rerender(<Methods {...shown} chosen={{ method: 'Card', sourceId: null }} />)
  expect(noteOf('Card')).toBe('You’ll pay on a secure page')
})

test('a method that needs an account is no choice, but leads to it', () => {
  signInAs('gst-1', true)
  const methods = [methodOf('Card', { canPay: true }), methodOf('Wallet', { canPay: false, why: 'needs-sign-in' })]
  const shown = { methods, toPay: toMinor(35), isDisabled: false, onChoose: vi.fn() }
  show(<Methods {...shown} chosen={{ method: 'Card', sourceId: null }} />, '/payment')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Wallet Sign in to use it',
    '/login?next=%2Fpayment',
  ])
})

test('arrow keys skip a method that can’t pay', () => {
  const methods = [
    methodOf('Wallet', { canPay: true }),
    methodOf('CompanyWallet', { canPay: false, why: 'balance-loading' }),
    methodOf('Card', { canPay: true }),
  ]
  const onChoose = vi.fn()
  show(
    <Methods
      methods={methods}
      chosen={{ method: 'Wallet', sourceId: null }}
      toPay={toMinor(35)}
      isDisabled={false}
      onChoose={onChoose}
    />,
  )
  const keys = { key: 'ArrowDown', code: 'ArrowDown' }
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Wallet' }), keys)
  expect(onChoose).toHaveBeenLastCalledWith({ method: 'Card', sourceId: null })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Card' }))
})

test.each([
  ['leads to the chosen method', '/payment#methods', 'Card'],
  ['without it, nothing is focused', '/payment', undefined],
])('a link to the methods: %s', (_, at, focused) => {
  Element.prototype.scrollIntoView = vi.fn()
  const methods = [
    methodOf('Wallet', { canPay: false, why: 'short' } as Method['state']),
    methodOf('Card', { canPay: true }),
  ]
  const shown = { methods, toPay: toMinor(35), isDisabled: false, onChoose: vi.fn() }
  show(<Methods {...shown} chosen={{ method: 'Card', sourceId: null }} />, at)
  const card = screen.getByRole('radio', { name: 'Card' })
  expect(document.activeElement === card).toBe(focused !== undefined)
})
