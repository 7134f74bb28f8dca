import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import { anything } from '#domain/machine/diet.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Browse } from './Browse.tsx'

vi.mock('#shared/load-chunk.ts', async (original) => ({
  ...(await original<object>()),
  loadLater: async () => Promise.reject(new Error('No connection')),
}))

test('products stay if the parts for past purchases and marks fail to load', async () => {
  write('avoid', ['nuts'])
  const { product } = lineOf('chips', 1)
  const item = { product, slot: { motorId: 'm1' }, state: 'available', units: 4, price: 0 } as ShelfItem
  const props = { machineId: 'VM-1', view: 'grid', canBuy: true, text: '', diet: anything, end: null } as const
  const shelf = { items: [item], categories: [], slots: [] }
  const nothing = () => {}
  await act(async () =>
    show(<Browse {...props} shelf={shelf} bought={['chips']} onShowAll={nothing} onOpen={nothing} />),
  )
  expect(screen.getAllByRole('button', { name: 'Add chips' })).toHaveLength(2)
})

test('the number of products that match is announced', () => {
  const [chips, cola] = ['chips', 'cola'].map((id) => {
    const { product } = lineOf(id, 1)
    return { product, slot: { motorId: id }, state: 'available', units: 4, price: 0 } as ShelfItem
  })
  const shelf = { items: [chips, cola].filter((item) => item !== undefined), categories: [], slots: [] }
  const nothing = () => {}
  const rest = { machineId: 'VM-1', view: 'grid', canBuy: false, diet: anything, bought: [], end: null } as const
  const browse = (text: string) => <Browse {...rest} shelf={shelf} text={text} onShowAll={nothing} onOpen={nothing} />
  const { container, rerender } = show(browse(''))
  const found = container.querySelector('[role=status]')
  expect(found?.textContent).toBe('')
  rerender(browse('cola'))
  expect(found?.textContent).toBe('1 product')
})
