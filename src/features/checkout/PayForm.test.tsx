import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { rememberBought } from '#domain/machine/remember-bought.ts'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import type { Minor } from '#shared/money/money.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.sample.tsx'

/** Shows the form for the quoted sample cart; nothing that fails is asked again. Returns the quote. */
function showForm(onPay: ComponentProps<typeof PayForm>['onPay'] = () => {}) {
  const { quote } = sampleCheckout()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  show(
    <QueryClientProvider client={client}>
      <PayForm
        quote={quote}
        stage="idle"
        expected={70_00 as Minor}
        isPriceOld={false}
        lines={[sampleLine()]}
        onPay={onPay}
      />
    </QueryClientProvider>,
  )
  return quote
}

test('a new price closes the question about an avoided product: nobody confirms an amount unseen', async () => {
  serve(() => ({ payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }))
  signInAs('gst-1', true)
  write('avoid', ['nuts'])
  const { quote } = sampleCheckout()
  const lines = [sampleLine()]
  const form = (net_payable_amount: number) => (
    <PayForm
      quote={{ ...quote, net_payable_amount }}
      stage="idle"
      expected={70_00 as Minor}
      isPriceOld={false}
      lines={lines}
      onPay={() => {}}
    />
  )
  const { rerender } = show(form(70))
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .70/ }))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(70))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(99))
  expect(screen.queryByText('Pay anyway')).toBeNull()
})

test('nobody pays before this phone has the account’s list of what to avoid, and is then asked (§2.22)', async () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['avoiding'] }))
  let answer = (_: unknown) => {}
  serve(({ pathname }) => {
    if (pathname.endsWith('/profile')) return new Promise((resolve) => (answer = resolve))
    return pathname.endsWith('/payment-options')
      ? { payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }
      : refusal(404)
  })
  showForm()
  await screen.findByRole('button', { name: /Change$/ })
  expect(screen.getByRole('button', { name: texts.checkout.pricing }).getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer({ id: 'usr-1', phone: '9876543210', country_code: '+91', avoid: ['nuts'] }))
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .70/ }))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
})

test('once the account’s list has failed, paying stays possible while it is asked again, and this is said', async () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['avoiding'] }))
  let isAskedAgain = false
  serve(({ pathname }) => {
    if (pathname.endsWith('/profile')) return isAskedAgain ? new Promise(() => {}) : refusal(403)
    return pathname.endsWith('/payment-options')
      ? { payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }
      : refusal(404)
  })
  showForm()
  await screen.findByText(texts.avoid.lost)
  expect(screen.getByRole('button', { name: /^Pay .70/ }).getAttribute('aria-disabled')).toBeNull()
  isAskedAgain = true
  fireEvent.click(within(screen.getByText(texts.avoid.lost).parentElement as HTMLElement).getByRole('button'))
  await act(async () => {})
  expect(screen.getByText(texts.avoid.lost)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Pay .70/ }).getAttribute('aria-disabled')).toBeNull()
})

test.each([
  ['no method', [], undefined, texts.checkout.cannotPay.unavailable.title, 'Try again'],
  ['only a wallet, as a guest', ['Wallet'], undefined, texts.checkout.cannotPay['needs-sign-in'].title, 'Sign in'],
  ['a wallet that is short', ['Wallet'], 1, texts.checkout.cannotPay.short.title, 'See products'],
])('with %s, says why and what to do instead of a dead pay button', async (_, names, balance, title, way) => {
  signInAs('usr-1', balance === undefined)
  const payment_options = names.map((method) => ({ method, name: method, is_enabled: true }))
  serve(({ pathname }) => {
    if (pathname.endsWith('/balance')) return { balance, currency: 'INR' }
    return pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)
  })
  showForm()
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(way)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

const serveMethods = (methods: string[], balances: { own: number; company: number }, cards: object[] = []) => {
  const payment_options = methods.map((method) => ({ method, name: method, is_enabled: true }))
  serve(({ pathname }) => {
    if (pathname.endsWith('/location-wallet'))
      return { clientLocation: { id: 'loc-1', name: 'Tower' }, wallet: { id: 'wal-1' } }
    if (pathname.includes('/client-locations/')) return { balance: balances.company, currency: 'INR' }
    if (pathname.endsWith('/balance')) return { balance: balances.own, currency: 'INR' }
    if (pathname.endsWith('/pluxee-details'))
      return Response.json({ code: '200', data: cards, meta: { page: 1, limit: 10, total: 1 } })
    return pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)
  })
}
/** A window in which the cart stands beside its payment. */
const widen = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
const radio = (name: RegExp) => screen.getByRole('radio', { name })

test('a wallet that is short stays first and says so; the employer’s pays only if the customer chooses it', async () => {
  signInAs('usr-1')
  writeOwned('lastPaymentMethod', 'usr-1', { method: 'Wallet', sourceId: null })
  serveMethods(['CompanyWallet', 'Wallet'], { own: 20, company: 500 })
  const onPay = vi.fn()
  const quote = showForm(onPay)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose how to pay ₹70' }))
  expect(onPay).not.toHaveBeenCalled()
  expect(screen.getAllByRole('radio')[0]).toBe(radio(/^Wallet/))
  expect(screen.getByRole('dialog').textContent).toContain('₹50 short')
  fireEvent.click(radio(/^Company/))
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹70' }))
  expect(onPay).toHaveBeenCalledWith(quote, 'CompanyWallet', null)
})

test('a higher price doesn’t pass the payment from the chosen wallet to the employer’s', async () => {
  widen()
  signInAs('usr-1')
  writeOwned('lastPaymentMethod', 'usr-1', { method: 'CompanyWallet', sourceId: null })
  serveMethods(['CompanyWallet', 'Wallet'], { own: 80, company: 500 })
  const { quote } = sampleCheckout()
  const form = (net_payable_amount: number) => (
    <PayForm
      quote={{ ...quote, net_payable_amount }}
      stage="idle"
      expected={70_00 as Minor}
      isPriceOld={false}
      lines={[sampleLine()]}
      onPay={() => {}}
    />
  )
  const { rerender } = show(form(70))
  await waitFor(() => expect(radio(/^Company/).ariaChecked).toBe('true'))
  fireEvent.click(radio(/^Wallet/))
  rerender(form(105))
  expect(screen.getByRole('button', { name: 'Choose how to pay ₹105' })).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  rerender(form(70))
  expect(radio(/^Wallet/).ariaChecked).toBe('true')
})

test('a saved meal card that is gone is not replaced by another one', async () => {
  widen()
  signInAs('usr-1')
  writeOwned('lastPaymentMethod', 'usr-1', { method: 'MealCard', sourceId: 'src-gone' })
  const card = { source_id: 'src-1', card_type: 'Pluxee', name: 'Office', card_no: '****4242', description: '' }
  serveMethods(['MealCard', 'Card'], { own: 0, company: 0 }, [card])
  showForm()
  expect((await screen.findByRole('radio', { name: 'Office' })).ariaChecked).toBe('false')
  expect(radio(/^Another meal card/).ariaChecked).toBe('true')
})

test('says at the button that what doesn’t come out is paid back (§4.19)', async () => {
  serve(() => ({ payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }))
  signInAs('gst-1', true)
  showForm()
  const pay = await screen.findByRole('button', { name: /^Pay .70/ })
  expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/money back/)
})

test.each([true, false])(
  'before the first purchase of something that a list would ask about, a phone without any says so (§2.22; products offered again: %s)',
  async (isOn) => {
    vi.spyOn(config.features, 'buyAgain', 'get').mockReturnValue(isOn)
    serve(() => ({ payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }))
    signInAs('gst-1', true)
    const { product } = sampleLine()
    const { quote } = sampleCheckout()
    const props = { quote, stage: 'idle', expected: 70_00 as Minor, isPriceOld: false, onPay: () => {} } as const
    const isSaid = () => screen.queryByText(/^No allergies are set on this device/) !== null
    const withAllergens = (allergens: string[], is_veg = true) => [
      sampleLine({ product: { ...product, allergens, is_veg } }),
    ]
    const { rerender } = show(<PayForm {...props} lines={withAllergens([])} />)
    await screen.findByRole('button', { name: /^Pay .70/ })
    expect(isSaid()).toBe(false)
    rerender(<PayForm {...props} lines={withAllergens(['wheat'])} />)
    expect(isSaid()).toBe(true)
    rerender(<PayForm {...props} lines={withAllergens([], false)} />)
    expect(isSaid()).toBe(true)
    // Above what pays.
    const note = screen.getByText(/^No allergies are set on this device/)
    const change = screen.getByRole('button', { name: /Change$/ })
    expect(change.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    act(() => rememberBought('gst-1', [{ id: 'prd-chips', count: 0 }]))
    expect(isSaid()).toBe(false)
  },
)

test('a balance that could not be loaded can be asked for again beside the methods that can pay', async () => {
  signInAs('usr-1')
  let isBroken = true
  const payment_options = ['Wallet', 'Card'].map((method) => ({ method, name: method, is_enabled: true }))
  serve(({ pathname }) => {
    if (pathname.endsWith('/payment-options')) return { payment_options }
    if (pathname.endsWith('/balance')) return isBroken ? refusal(404) : { balance: 640, currency: 'INR' }
    return refusal(404)
  })
  showForm()
  expect(await screen.findByText(texts.checkout.methodsPartial)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Pay .70/ })).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText(/640/)).toBeTruthy())
})
