import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { dismissToast, showingToast } from '#shared/ui/toast.tsx'
import { ReceiptButton } from './ReceiptButton.tsx'

const encode = (value: object) => btoa(JSON.stringify(value))

/** Taps the button; returns the requested paths and the spy on window.open. */
function openReceipt(link: string) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requested.push(new URL(url).pathname)
    return Response.json({ code: '200', data: { link } })
  })
  const receiptWindow = { opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(receiptWindow as never)
  show(<ReceiptButton order={sampleOrder()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open receipt' }))
  // In the tap itself: later, Safari blocks it.
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
  return { requested, receiptWindow }
}

beforeEach(() => write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'gst-1', is_guest_user: true })}.x`))
afterEach(() => {
  cleanup()
  dismissToast()
  clearExcept([])
})

test('opens the receipt and keeps its link visible', async () => {
  const link = 'https://receipts.example.com/ord-1'
  const { requested, receiptWindow } = openReceipt(link)
  await waitFor(() => expect(receiptWindow.location.replace).toHaveBeenCalledExactlyOnceWith(link))
  expect(receiptWindow.opener).toBeNull()
  expect(requested).toEqual(['/v1/users/gst-1/vending-machine/VM-1001/orders/ord-1/receipt'])
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(link)
})

test('shows an error instead of a link that is not a web page', async () => {
  const { receiptWindow } = openReceipt('javascript:alert(1)')
  await waitFor(() => expect(showingToast()?.text).toBe('Something went wrong. Please try again later.'))
  expect(receiptWindow.location.replace).not.toHaveBeenCalled()
  expect(receiptWindow.close).toHaveBeenCalledOnce()
  expect(screen.queryByRole('link')).toBeNull()
})
