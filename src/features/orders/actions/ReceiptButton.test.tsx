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
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  show(<ReceiptButton order={sampleOrder()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open receipt' }))
  return { requested, open }
}

beforeEach(() => write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'gst-1', is_guest_user: true })}.x`))
afterEach(() => {
  cleanup()
  dismissToast()
  clearExcept([])
})

test('opens the receipt and keeps its link visible', async () => {
  const link = 'https://receipts.example.com/ord-1'
  const { requested, open } = openReceipt(link)
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(link, '_blank', 'noopener,noreferrer'))
  expect(requested).toEqual(['/v1/users/gst-1/vending-machine/VM-1001/orders/ord-1/receipt'])
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(link)
})

test('shows an error instead of a link that is not a web page', async () => {
  const { open } = openReceipt('javascript:alert(1)')
  await waitFor(() => expect(showingToast()?.text).toBe('Something went wrong. Please try again later.'))
  expect(open).not.toHaveBeenCalled()
  expect(screen.queryByRole('link')).toBeNull()
})
