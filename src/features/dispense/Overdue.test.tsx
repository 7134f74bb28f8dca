// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { showingToast } from '#shared/ui/toast.ts'
import { Overdue } from './Overdue.tsx'

const name = 'Stop waiting for this order'
const encode = (value: object) => btoa(JSON.stringify(value))
const released = () => Response.json({ code: '200', data: sampleOrder({ is_active: false }) })
const refused = () => Response.json({ code: 'SERVER_5000', message: 'Down.' }, { status: 500 })

/** Presses the button and waits until the order has been asked for again; answers what was sent. */
async function release(answer: () => Response) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname}`)
    return answer()
  })
  const checkAgain = vi.fn()
  show(<Overdue order={sampleOrder()} error={null} checkAgain={checkAgain} />)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(checkAgain).toHaveBeenCalledOnce())
  return sent
}

beforeEach(() => write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'gst-1', is_guest_user: true })}.x`))
afterEach(() => {
  cleanup()
  clearExcept([])
})

const call = 'PATCH /v1/users/gst-1/vending-machine/VM-1001/orders/ord-1/unblock'

test('letting go of an order names its own machine, and asks what became of it', async () =>
  expect(await release(released)).toEqual([call]))

test('letting go that fails says nothing', async () => {
  expect(await release(refused)).toEqual([call])
  // It may be pressed again once the failure is known.
  await waitFor(() => expect(screen.queryByRole('button', { name })).toHaveProperty('disabled', false))
  expect(showingToast()).toBeNull()
  expect(screen.queryByText('Support reference', { exact: false })).toBeNull()
})
