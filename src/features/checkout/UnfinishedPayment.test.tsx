import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleAttempt } from '#domain/order/order.sample.ts'
import { ApiError } from '#shared/api/errors.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { UnfinishedPayment } from './UnfinishedPayment.tsx'
import type { Paying } from './use-paying.ts'

const attempt = { ...sampleAttempt, orderId: 'ord-1' }
const paying = (changes: Partial<Paying> = {}): Paying => ({
  stage: 'idle',
  notice: undefined,
  canceled: undefined,
  failure: null,
  start: vi.fn(),
  resume: vi.fn(),
  giveUp: vi.fn(),
  settleLost: vi.fn(),
  forgetFailure: vi.fn(),
  ...changes,
})
const error = (status: number) =>
  new ApiError({ operationId: 'endPaymentAttempt', requestId: 'r' }, { status, code: 'X_1', message: 'No.', body: {} })

beforeEach(() => {
  signInAs('usr-2')
  write('checkoutAttempt', attempt)
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

it('“Check again” only asks, even if the phone may not see the order; canceling has a button of its own', async () => {
  const asked = serve(() => refusal(403))
  const actions = paying()
  show(<UnfinishedPayment attempt={attempt} paying={actions} />)
  const cancel = await screen.findByRole('button', { name: 'Cancel that payment' })
  const before = asked.length
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(actions.giveUp).not.toHaveBeenCalled()
  fireEvent.click(cancel)
  expect(actions.giveUp).toHaveBeenCalledOnce()
})

it.each([403, 500])(
  'a cancellation that fails with %i is said, but not that the app could not settle it itself',
  async (status) => {
    serve(() => refusal(403))
    show(<UnfinishedPayment attempt={attempt} paying={paying({ failure: error(status) })} />)
    const cancel = await screen.findByRole('button', { name: 'Cancel that payment' })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(cancel)
    expect(screen.getByRole('alert').textContent).not.toBe('')
  },
)
