import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderQuerying, stubCalls } from '#shared/api/server.sample.tsx'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { keepPreview } from './preview.ts'
import { productsResponse } from './products.sample.ts'
import { useShelf } from './use-shelf.ts'

const latte = productsResponse('latte', { max_order_quantity: 7, online_status: 'offline' })
const mocha = productsResponse('mocha')
const show = () => {
  const hook = renderQuerying(() => {
    const { shelf, ...rest } = useShelf('VM-1')
    return { ...rest, names: shelf?.items.map(({ product }) => product.id) }
  })
  const see = (...names: string[]) => waitFor(() => expect(hook.result.current.names).toEqual(names))
  return { ...hook, see }
}

beforeEach(() => clearExcept([]))
afterEach(cleanup)

test('a first visit shows nothing until products load, and then stores the machine’s order limit (§5.2)', async () => {
  const { asked, send } = stubCalls()
  const { result, see } = show()
  const loading = { names: undefined, isPreview: false, wasOffline: false, isPartial: false }
  expect(result.current).toMatchObject(loading)
  await send(latte)
  await see('latte')
  expect(result.current).toMatchObject({ isPreview: false, wasOffline: true, isPartial: false })
  expect(read('maxOrderQuantity')).toBe(7)
  act(() => void result.current.refetch())
  await send(mocha)
  await see('mocha')
  expect(asked).toEqual(Array(2).fill('GET /customers/machines/VM-1/products'))
  // This response names no limit.
  expect([result.current.wasOffline, read('maxOrderQuantity')]).toEqual([false, 7])
})

test('the next visit shows the last products as a preview while the new ones load', async () => {
  keepPreview('VM-1', latte)
  const { send } = stubCalls()
  const { result, see } = show()
  // A preview provides no limit.
  const preview = { names: ['latte'], isPreview: true, wasOffline: true, isPartial: false }
  expect(result.current).toMatchObject(preview)
  expect(read('maxOrderQuantity')).toBeNull()
  await send(mocha)
  await see('mocha')
  expect(result.current).toMatchObject({ isPreview: false, wasOffline: false })
  expect(read('lastProducts')).toMatchObject({ machineId: 'VM-1', answer: mocha })
})

test.each([
  ['of another machine', 'VM-2', latte],
  ['that an older version stored in another format', 'VM-1', { code: '200', data: {} } as never],
])('a preview %s is not shown', (_, machineId, response) => {
  stubCalls()
  keepPreview(machineId, response)
  expect(show().result.current).toMatchObject({ names: undefined, isPreview: false })
})

test('a partly unreadable response shows the rest, but is not stored as a preview', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  const { send } = stubCalls()
  const { result, see } = show()
  await send(productsResponse('latte', { planograms: [...latte.data.planograms, { id: null } as never] }))
  await see('latte')
  expect([result.current.isPartial, read('lastProducts')]).toEqual([true, null])
})
