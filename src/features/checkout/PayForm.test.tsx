import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PayForm } from './PayForm.tsx'

test('a new price closes the question about an avoided product: nobody confirms an amount unseen', async () => {
  serve(() => ({ payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] }))
  signInAs('gst-1', true)
  write('avoid', ['nuts'])
  const { quote } = sampleCheckout()
  const lines = [sampleLine()]
  const form = (net_payable_amount: number) => (
    <PayForm quote={{ ...quote, net_payable_amount }} stage="idle" isPriceOld={false} lines={lines} onPay={() => {}} />
  )
  const { rerender } = show(form(70))
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .70/ }))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(70))
  expect(screen.getByText('Pay anyway')).toBeTruthy()
  rerender(form(99))
  expect(screen.queryByText('Pay anyway')).toBeNull()
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
  const { quote } = sampleCheckout()
  show(<PayForm quote={quote} stage="idle" isPriceOld={false} lines={[sampleLine()]} onPay={() => {}} />)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(way)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})
