import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CheckoutPlace } from './CheckoutPlace.tsx'

const seen = { isPrepared: false, mounts: 0, shown: 0 }

vi.mock('#features/checkout/use-checkout-ahead.ts', () => ({
  useCheckoutAhead: (isWanted: boolean) => isWanted && seen.isPrepared,
}))
vi.mock('#shared/ui/use-delay.ts', () => ({ useDelay: (isActive: boolean) => isActive }))
vi.mock('./route-table.ts', () => ({
  Checkout() {
    useState(() => {
      seen.mounts += 1
    })
    useEffect(() => {
      seen.shown += 1
    }, [])
    return <button type="button">Pay</button>
  },
}))

beforeEach(() => Object.assign(seen, { isPrepared: true, mounts: 0, shown: 0 }))
afterEach(cleanup)

const atProducts = <CheckoutPlace isHere={false} isNext />
const atCheckout = <CheckoutPlace isHere isNext={false} />
const elsewhere = <CheckoutPlace isHere={false} isNext={false} />

test('is rendered ahead without being shown or doing anything, and only revealed by the tap', async () => {
  const { rerender } = render(atProducts)
  await vi.waitFor(() => expect(seen).toMatchObject({ mounts: 1, shown: 0 }))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(atCheckout)
  expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
  expect(seen).toMatchObject({ mounts: 1, shown: 1 })
})

test('starts anew at each visit', () => {
  const { rerender } = render(atCheckout)
  rerender(elsewhere)
  rerender(atCheckout)
  expect(seen.mounts).toBe(2)
})

test('is not rendered before what it shows is there', () => {
  seen.isPrepared = false
  render(atProducts)
  expect(seen.mounts).toBe(0)
})
