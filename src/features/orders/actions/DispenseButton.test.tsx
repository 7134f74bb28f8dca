import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { serve, signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { DispenseButton } from './DispenseButton.tsx'

test('a machine that was told to start and did not can be told again', async () => {
  vi.useFakeTimers()
  signInAs('gst-1', true)
  const order = sampleOrder({ status: 'Paid' })
  const asked = serve(() => new Promise((resolve) => setTimeout(resolve, 50, order)))
  show(<DispenseButton order={order} isPhoneOffline={false} checkAgain={() => {}} />)
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return screen.getByRole('button').textContent
  }
  const press = async () => {
    fireEvent.click(screen.getByRole('button'))
    expect(await after(40)).toBe('Starting the machine…')
    expect(await after(40)).toBe('Starting the machine…')
    expect(await after(9_000)).toBe('Starting the machine…')
    expect(await after(1_000)).toBe('Dispense now')
  }
  await press()
  await press()
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})
