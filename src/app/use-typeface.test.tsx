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
  vi.stubEnv('BRAND_TYPEFACE', 'Figtree')
  write('cartList', [])
  load = vi.fn(() => Promise.resolve())
  Object.assign(document, { fonts: { load } })
})
afterEach(() => {
  cleanup()
  delete dataset.typeface
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** Returns how to go to another screen. */
function open(path = '/products') {
  const { result } = renderHook(
    () => {
      useTypeface()
      return useNavigate()
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter> },
  )
  return (path: string) => act(() => result.current(path))
}

test('the page is laid out in the typeface a second later, when it has loaded', async () => {
  let arrive = () => {}
  load.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)))
  open()
  await pass(900)
  expect(load).not.toHaveBeenCalled()
  await pass(2000)
  expect(load).toHaveBeenCalledExactlyOnceWith('1em Figtree')
  expect(dataset.typeface).toBeUndefined()
  arrive()
  await pass(0)
  expect(dataset.typeface).toBe('')
})

test('at the products with something in the cart, it waits for the next screen', async () => {
  const go = open()
  await pass(500)
  write('cartList', [sampleLine()])
  await pass(3000)
  expect(load).toHaveBeenCalled()
  expect(dataset.typeface).toBeUndefined()
  await go('/payment')
  expect(dataset.typeface).toBeUndefined()
  await pass(1000)
  expect(dataset.typeface).toBe('')
})

test('a link that leads on to the products is not the next screen', async () => {
  write('cartList', [sampleLine()])
  const go = open('/machine/VM-1001')
  await go('/products')
  await pass(3000)
  expect(dataset.typeface).toBeUndefined()
})

test('a customer who stays at the products sees it four seconds later', async () => {
  write('cartList', [sampleLine()])
  open()
  await pass(4900)
  expect(dataset.typeface).toBeUndefined()
  await pass(100)
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
