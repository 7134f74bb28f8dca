import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleLine } from '#domain/order/order.sample.ts'
import { write } from '#shared/storage/storage.ts'
import { useTypeface } from './use-typeface.ts'

const { dataset } = document.documentElement
let load = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.useFakeTimers()
  write('cartList', [])
  load = vi.fn(() => Promise.resolve())
  Object.assign(document, { fonts: { load } })
})
afterEach(() => {
  cleanup()
  delete dataset.typeface
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** Returns how to go to another screen. */
function open() {
  const { result } = renderHook(
    () => {
      useTypeface()
      return useNavigate()
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/products']}>{children}</MemoryRouter> },
  )
  return (path: string) => act(() => result.current(path))
}

test('the page is laid out in the typeface once, a second later, when it has loaded', async () => {
  let arrive = () => {}
  load.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)))
  open()
  await pass(900)
  expect(load).not.toHaveBeenCalled()
  await pass(2000)
  expect(load).toHaveBeenCalledWith(expect.stringMatching(/^1em /))
  expect(dataset.typeface).toBeUndefined()
  arrive()
  await pass(0)
  expect(dataset.typeface).toBe('')
})

test('with something in the cart, it waits for the next screen', async () => {
  write('cartList', [sampleLine()])
  const go = open()
  await pass(3000)
  expect(load).toHaveBeenCalled()
  expect(dataset.typeface).toBeUndefined()
  await go('/payment')
  expect(dataset.typeface).toBeUndefined()
  await pass(1000)
  expect(dataset.typeface).toBe('')
})

test('a customer who stays at the products sees it after four seconds', async () => {
  write('cartList', [sampleLine()])
  open()
  await pass(4000)
  expect(dataset.typeface).toBe('')
})

test('a typeface that can’t be loaded is left to the browser', async () => {
  load.mockRejectedValue(new Error('offline'))
  open()
  await pass(1000)
  expect(dataset.typeface).toBe('')
})

test('a later visit, which has it from the start, asks for nothing', async () => {
  dataset.typeface = ''
  open()
  await pass(5000)
  expect(load).not.toHaveBeenCalled()
})
