import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { itemRow } from '#domain/order/bill.ts'
import { sampleItem } from '#domain/order/order.sample.ts'
import { taxRows } from '#domain/order/taxes.ts'
import { noteLanguage } from '#shared/api/server-language.ts'
import { AmountRows } from '#shared/ui/AmountRows.tsx'

test('the server’s words in a label have their language', () => {
  vi.stubGlobal('pageLanguage', 'hi')
  noteLanguage(new Headers({ 'content-language': 'en' }))
  const tax = { name: 'Sales tax', rate: 5, amount: 2, included: true }
  const rows = [itemRow(sampleItem(), 'INR'), ...taxRows({ taxes: [tax], currency: 'INR' })]
  const { container } = render(<AmountRows rows={rows} />)
  expect([...container.querySelectorAll('dt [lang=en]')].map(({ textContent }) => textContent)).toEqual([
    'Sea salt chips',
    'Sales tax',
  ])
})
