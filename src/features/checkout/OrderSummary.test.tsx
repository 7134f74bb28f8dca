import { catalogs } from 'virtual:catalogs'
import { number, plural, select } from '@messageformat/runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Quote } from '#domain/order/attempt.ts'
import { sampleCheckout, sampleLine, sampleQuoteItem } from '#domain/order/order.sample.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'

const seller = { ...config.seller, name: 'Grün GmbH', address: 'Musterweg 1, Berlin' }

function checkout(more: Partial<Quote> = {}) {
  const line = sampleLine()
  const can = { ...line, product: { ...line.product, size: '330 ml', deposit: 0.25 } }
  const { quote } = sampleCheckout()
  const amounts = { total_amount: 70.5, deposit_amount: 0.5, net_payable_amount: 70.5, currency: 'EUR' }
  serve(({ pathname }) => {
    if (pathname.endsWith('/cart/validate')) return { ...quote, ...amounts, ...more }
    const payment_options = [{ method: 'Card', name: 'Card', is_enabled: true }]
    return pathname.endsWith('/payment-options') ? { payment_options } : refusal(404)
  })
  signInAs('gst-1', true)
  write('machineId', 'VM-1001')
  write('cartList', [can])
  write('avoid', ['nuts'])
  show(<CheckoutForm userId="gst-1" stage="idle" onPay={() => {}} paid={undefined} />)
}

const summaryIn = (place: HTMLElement) => within(place).getByRole('region', { name: 'You’re ordering' })

function expectWhole(summary: HTMLElement) {
  const said = within(summary)
    .getAllByText(/./)
    .map((each) => each.textContent)
  for (const text of ['2\u00a0×\u00a0Sea salt chips, 330 ml', '€0.50', '€70.50', 'Inclusive of all taxes'])
    expect(said).toContain(text)
  expect(said).toContain('Sold by Grün GmbH, Musterweg 1, Berlin')
}

const bind = () => {
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, bindingOrder: true, taxesIncluded: true })
  vi.spyOn(config, 'seller', 'get').mockReturnValue(seller)
}

test('where the order binds, goods, sums with taxes and seller stand above a button that names the duty to pay', async () => {
  bind()
  checkout()
  // Keeps its place while the price loads.
  expect(summaryIn(document.body).textContent).toContain('2\u00a0×\u00a0Sea salt chips, 330 ml')
  const button = await screen.findByRole('button', { name: 'Order with obligation to pay' })
  const summary = summaryIn(document.body)
  expectWhole(summary)
  // Nothing but the method stands between them, and the sums are shown once.
  expect(summary.nextElementSibling?.contains(button)).toBe(true)
  expect(screen.getAllByText('Total')).toHaveLength(1)
  // A question before the order ends with the same summary and words.
  fireEvent.click(button)
  const dialog = screen.getByRole('dialog')
  expectWhole(summaryIn(dialog))
  expect(within(dialog).getByRole('button', { name: 'Order with obligation to pay' })).toBeTruthy()
})

test('the summary has all sums, also the discount that the cart’s prices have', async () => {
  bind()
  const [item] = sampleCheckout().quote.items
  const reduced = { ...item, discount_amount: 7, net_amount: 63 } as Quote['items'][number]
  checkout({ items: [reduced], total_amount: 70, deposit_amount: 0, discount_amount: 7, net_payable_amount: 63 })
  await screen.findByRole('button', { name: 'Order with obligation to pay' })
  expect(screen.getByRole('listitem').textContent).toContain('€63')
  expect(
    within(summaryIn(document.body))
      .getAllByRole('term')
      .map((each) => each.textContent.trim()),
  ).toContain('Discount')
})

test('the summary names everything that the quote sells, at its price, also what the cart doesn’t have', async () => {
  bind()
  const cheaper = sampleQuoteItem({ price: 34 })
  const extra = sampleQuoteItem({ product_id: 'prd-bag', motor_id: 'm12', price: 2.5, quantity: 1 })
  checkout({ items: [cheaper, extra] })
  await screen.findByRole('button', { name: 'Order with obligation to pay' })
  const rows = [...summaryIn(document.body).querySelectorAll('dl:first-of-type > div')].map((row) => row.textContent)
  expect(rows).toEqual(['2\u00a0×\u00a0Sea salt chips, 330 ml€68', '1\u00a0×\u00a0prd-bag€2.50'])
})

test.each([
  ['en', 'Order with obligation to pay'],
  ['de', 'Zahlungspflichtig bestellen'],
  ['hi', 'भुगतान की बाध्यता के साथ ऑर्डर करें'],
])('in %s, nothing but “%s” is on the button', async (language, words) => {
  bind()
  const bindTexts = (await catalogs[language]?.rest())?.default
  const theirs = bindTexts?.({ number, plural, select, quoted: String }, () => 'other')
  vi.spyOn(texts, 'checkout', 'get').mockReturnValue(theirs?.checkout ?? texts.checkout)
  checkout()
  await waitFor(() => expect(document.querySelector('[type=submit]')?.textContent).toBe(words))
})

test('elsewhere the button says what is paid, and there is no summary', async () => {
  checkout()
  expect(await screen.findByRole('button', { name: 'Pay €70.50' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'You’re ordering' })).toBeNull()
  expect(screen.queryByText('Inclusive of all taxes')).toBeNull()
})
