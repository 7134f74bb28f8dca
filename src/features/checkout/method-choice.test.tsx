/** Where the payment methods are: in the page, or on phones in a sheet. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { methodsId } from '#shared/paths.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.sample.tsx'

const { quote } = sampleCheckout()
const lines = [sampleLine()]

/** The form for a cart of ₹70; nothing that fails is asked again. */
function form(changes: Partial<ComponentProps<typeof PayForm>> = {}, path?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const usual = { quote, stage: 'idle', expected: toMinor(70), isPriceOld: false, lines, onPay: () => {} } as const
  const at = (changes: Partial<ComponentProps<typeof PayForm>>) => (
    <QueryClientProvider client={client}>
      <PayForm {...usual} {...changes} />
    </QueryClientProvider>
  )
  const { rerender } = show(at(changes), path)
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

test('on a phone, how the customer pays is beside Pay, and the other methods are in a sheet', async () => {
  serveMethods(['CompanyWallet', 'Wallet', 'Card'], { own: 640, company: 500 })
  const onPay = vi.fn()
  form({ onPay })
  const button = await change()
  expect(button.textContent).toBe('Payment method Wallet ₹640 → ₹570 after this order Change')
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(button)
  // The arrow keys click by a script, which closes nothing.
  fireEvent.click(radio(/^Company/))
  expect(radio(/^Company/).ariaChecked).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: texts.checkout.close }))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(button.textContent).toBe('Payment method Company wallet ₹500 → ₹430 after this order Change')
  fireEvent.click(await pay('₹70'))
  expect(onPay).toHaveBeenCalledWith(quote, 'CompanyWallet', null)
})

test('a sheet stays open while a price comes that the chosen method can’t pay', async () => {
  serveMethods(['CompanyWallet', 'Wallet', 'Card'], { own: 640, company: 80 })
  const rerender = form()
  fireEvent.click(await change())
  fireEvent.click(radio(/^Company/))
  rerender({ quote: priced(105) })
  expect(screen.getByRole('dialog').textContent).toContain('₹25 short')
  rerender({ quote: priced(70) })
  expect(radio(/^Company/).ariaChecked).toBe('true')
})

test('another method that pays because the last one can’t says why', async () => {
  serveMethods(['Wallet', 'Card'], { own: 20 })
  form()
  expect((await change()).textContent).toBe('Payment method Card Wallet · ₹50 short Change')
})

test('only the server’s price says that the last one can’t pay', async () => {
  serveMethods(['Wallet', 'Card'], { own: 100 })
  const rerender = form({ quote: undefined, expected: toMinor(105), isPriceOld: true })
  await change()
  expect(document.body.textContent).not.toContain('short')
  rerender({ quote: priced(95) })
  await pay('₹95')
  expect((await change()).textContent).toBe('Payment method Wallet ₹100 → ₹5 after this order Change')
})

test('once the only method can pay again, it stands beside Pay', async () => {
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
  expect((await change()).textContent).toBe('Payment method Wallet ₹500 → ₹430 after this order Change')
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

test('a method becomes the last one while it pays, which changes nothing', async () => {
  localStorage.removeItem('lastPaymentMethod')
  serveMethods(['Wallet', 'Card'], { own: 640 })
  const rerender = form()
  fireEvent.click(await change())
  fireEvent.click(radio(/^Card/))
  rerender({ stage: 'leaving' })
  act(() => void writeOwned('lastPaymentMethod', 'usr-1', { method: 'Card', sourceId: null }))
  expect((await change()).textContent).toBe('Payment method Card You’ll pay on a secure page Change')
})

test('who looks for another way to pay finds the sheet open', async () => {
  serveMethods(['Wallet', 'Card'], { own: 640 })
  form({}, `/payment#${methodsId}`)
  expect(within(await screen.findByRole('dialog')).getAllByRole('radio')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.role).toBe('radio'))
})
