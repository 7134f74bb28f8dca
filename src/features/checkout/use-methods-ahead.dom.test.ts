import { beforeEach, expect, test, vi } from 'vitest'
import { sampleLine } from '#domain/order/order.sample.ts'
import { renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { endFirstScreen } from '#shared/load-chunk.ts'
import { write } from '#shared/storage/storage.ts'
import { useMethodsAhead } from './use-methods-ahead.ts'

let asked: string[] = []
beforeEach(() => {
  endFirstScreen()
  asked = serve(() => ({ payment_options: [] }))
  signInAs('gst-1', true)
})

test('requests the methods once something is in the cart, and once only', async () => {
  const { rerender } = renderQuerying(() => useMethodsAhead(true))
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  write('cartList', [sampleLine()])
  rerender()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toContain('payment')
  write('cartList', [sampleLine({ cartQty: 1 })])
  rerender()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
})

test('requests nothing where it is not wanted', async () => {
  write('cartList', [sampleLine()])
  renderQuerying(() => useMethodsAhead(false))
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
})
