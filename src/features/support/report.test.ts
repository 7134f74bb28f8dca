import { expect, test, vi } from 'vitest'
import { sampleItem, sampleOrder } from '#domain/order/order.sample.ts'
import { noteLanguage } from '#shared/api/server-language.ts'
import { mailtoLink, reportLines, reportText, safeReference } from './report.ts'

const nothing = { order: undefined, orderId: undefined, reference: undefined }
const order = sampleOrder({
  status: 'Partially-Dispensed',
  items: [
    sampleItem({ status: 'Partially-Dispensed', dispensed_quantity: 1 }),
    sampleItem({ id: 'itm-2', name: 'Cola', quantity: 1, dispensed_quantity: 1, status: 'Dispensed' }),
  ],
})

test('an order is described by machine, status, missing items and the failed call', () => {
  const text = reportText({ order, orderId: order.id, reference: 'req-123' })
  expect(text).toContain('Order: A-1001')
  expect(text).toContain('Machine: Lobby snacks (VM-1001), Harbour Tower')
  expect(text).toContain('Status: Partly dispensed')
  expect(text).toContain('Products: 2\u00a0×\u00a0Sea salt chips (1 of 2 dispensed) and 1\u00a0×\u00a0Cola')
  expect(text).toContain('Amount: ₹70, Card')
  expect(text).toContain('Order ID: ord-1')
  expect(String(reportLines({ order, orderId: order.id, reference: undefined }))).not.toContain('ord-1')
  expect(text).toContain('Support reference: req-123')
  expect(text).toContain('App version: ')
})

test('an order that can’t be read is described by its id, an unknown status by a neutral word', () => {
  expect(reportText({ ...nothing, orderId: 'ord-9' })).toMatch(/^Order ID: ord-9\nApp version: /)
  const odd = sampleOrder({ status: 'Teleported' as never, payment_method: 'Shells' as never })
  const text = reportText({ ...nothing, order: odd })
  expect(text).toContain('Status: Checking')
  expect(text).toContain('₹70, Other')
})

test('the email contains all details, with CRLF line ends', () => {
  const url = new URL(mailtoLink('help@example.test', { ...nothing, order, orderId: order.id }, 'Stuck & more'))
  expect(url.pathname).toBe('help@example.test')
  expect(url.searchParams.get('subject')).toBe('Order A-1001: Stuck & more')
  expect(url.searchParams.get('body')).toContain('Problem: Stuck & more\r\nOrder: A-1001\r\n')
  expect(mailtoLink('help@example.test', nothing)).toContain('subject=A%20question&')
})

test('copied and sent details have no marks of the server’s language', () => {
  vi.stubGlobal('pageLanguage', 'hi')
  noteLanguage(new Headers({ 'content-language': 'en' }))
  const about = { ...nothing, order, orderId: order.id }
  const sent = decodeURIComponent(mailtoLink('help@example.test', about))
  for (const text of [reportText(about), sent]) {
    expect(text).toContain('2\u00a0×\u00a0Sea salt chips (1 of 2')
    expect(text).not.toMatch(/\p{Cf}/u)
  }
})

test('only text that looks like a reference is accepted', () => {
  expect(safeReference('5f1c9a34-77aa-4a0e-9a43-000000000001')).toBeDefined()
  for (const text of [null, '', 'call 123 now', '<b>', 'x'.repeat(65)]) expect(safeReference(text)).toBeUndefined()
})
