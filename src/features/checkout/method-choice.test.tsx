/** Where the payment methods are: in the page, or on phones in a sheet. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.sample.tsx'

const { quote } = sampleCheckout()
const lines = [sampleLine()]

/** The form for a cart of ₹70; nothing that fails is asked again. */
function form(changes: Partial<ComponentProps<typeof PayForm>> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const usual = { quote, stage: 'idle', expected: toMinor(70), isPriceOld: false, lines, onPay: () => {} } as const
  const at = (changes: Partial<ComponentProps<typeof PayForm>>) => (
    <QueryClientProvider client={client}>
      <PayForm {...usual} {...changes} />
    </QueryClientProvider>
  )
  const { rerender } = show(at(changes))
  return (changes: Partial<ComponentProps<typeof PayForm>>) => rerender(at(changes))
}

const priced = (net_payable_amount: number) => ({ ...quote, net_payable_amount })

function serveMethods(methods: string[], balances: { own: unknown; company?: number }) {
  const payment_options = methods.map((method) => ({ method, name: method, is_enabled: true }))
  serve(({ pathname }) => {
    if (pathname.endsWith('/location-wallet'))
      return { clientLocation: { id: 'loc-1', name: 'Tower' }, wallet: { id: 'wal-1' } }
    if (pathname.includes('/client-locations/')) return { balance: balances.company, currency: 'INR' }
    if (pathname.endsWith('/balance'))
      return typeof balances.own === 'function' ? balances.own() : { balance: balances.own, currency: 'INR' }
    return pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)
  })
}

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const change = () => screen.findByRole('button', { name: /Change$/ })
const pay = (amount: string) => screen.findByRole('button', { name: `Pay ${amount}` })

beforeEach(() => {
  signInAs('usr-1')
  writeOwned('lastPaymentMethod', 'usr-1', { method: 'Wallet', sourceId: null })
})

test('on a phone, who can pay as the last time sees how beside Pay, and the other methods in a sheet', async () => {
  serveMethods(['CompanyWallet', 'Wallet', 'Card'], { own: 640, company: 500 })
  const onPay = vi.fn()
  form({ onPay })
  const button = await change()
  expect(button.textContent).toBe('Payment method Wallet · ₹640 Change')
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(button)
  // The arrow keys click by a script, which closes nothing.
  fireEvent.click(radio(/^Company/))
  expect(radio(/^Company/).ariaChecked).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: texts.checkout.close }))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(button.textContent).toBe('Payment method Company wallet · ₹500 Change')
  fireEvent.click(await pay('₹70'))
  expect(onPay).toHaveBeenCalledWith(quote, 'CompanyWallet', null)
})

test('the methods come into the page once the chosen one can no longer pay, and stay there', async () => {
  serveMethods(['CompanyWallet', 'Wallet', 'Card'], { own: 640, company: 80 })
  const rerender = form()
  fireEvent.click(await change())
  fireEvent.click(radio(/^Company/))
  expect(screen.getByRole('dialog')).toBeTruthy()
  rerender({ quote: priced(105) })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.body.textContent).toContain('₹25 short')
  Element.prototype.scrollIntoView = () => {}
  fireEvent.click(screen.getByRole('button', { name: 'Choose how to pay ₹105' }))
  expect(document.activeElement).toBe(radio(/^Wallet/))
  rerender({ quote: priced(70) })
  expect(radio(/^Company/).ariaChecked).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the methods are in the page if the last one can’t pay, with the reason', async () => {
  serveMethods(['Wallet', 'Card'], { own: 20 })
  form()
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  expect(document.body.textContent).toContain('₹50 short')
})

test('only the server’s price says that the last one can’t pay', async () => {
  serveMethods(['Wallet', 'Card'], { own: 100 })
  const rerender = form({ quote: undefined, expected: toMinor(105), isPriceOld: true })
  await change()
  expect(screen.queryByRole('radio')).toBeNull()
  rerender({ quote: priced(95) })
  await pay('₹95')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a balance that is asked for again leaves the methods where they are', async () => {
  let answer: ((balance: unknown) => void) | undefined
  let calls = 0
  const own = () => (calls++ === 0 ? refusal(404) : new Promise((resolve) => (answer = resolve)))
  serveMethods(['Wallet'], { own })
  form()
  expect(await screen.findByRole('radio')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(answer).toBeTruthy())
  await act(async () => answer?.({ balance: 500, currency: 'INR' }))
  await pay('₹70')
  expect(screen.queryAllByRole('radio')).toHaveLength(1)
})

test('a window that becomes wide while paying shows what pays', async () => {
  let isWide = false
  const listeners = new Set<(event: { matches: boolean }) => void>()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  }))
  serveMethods(['Wallet', 'Card'], { own: 500 })
  const rerender = form()
  await change()
  rerender({ stage: 'starting' })
  isWide = true
  act(() => {
    for (const listener of listeners) listener({ matches: true })
  })
  expect(radio(/^Wallet/).ariaChecked).toBe('true')
})

test('a method becomes the last one while it pays, which moves nothing', async () => {
  localStorage.removeItem('lastPaymentMethod')
  serveMethods(['Wallet', 'Card'], { own: 640 })
  const rerender = form()
  await screen.findByRole('radio', { name: 'Card' })
  rerender({ stage: 'leaving' })
  act(() => void writeOwned('lastPaymentMethod', 'usr-1', { method: 'Card', sourceId: null }))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('who looks for another way to pay sees all methods', async () => {
  serveMethods(['Wallet', 'Card'], { own: 640 })
  form({ listsMethods: true })
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})
