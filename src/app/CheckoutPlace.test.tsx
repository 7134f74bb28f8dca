import { act, cleanup, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
import { show as render } from '#shared/ui/render.sample.tsx'
import { CheckoutPlace } from './CheckoutPlace.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const seen = { isPrepared: false, isBroken: false, renders: 0, mounts: 0, shown: 0 }

vi.mock('#features/checkout/use-checkout-ahead.ts', () => ({
  useCheckoutAhead: (isWanted: boolean) => isWanted && seen.isPrepared,
}))
vi.mock('./route-table.ts', () => ({
  Checkout() {
    seen.renders += 1
    if (seen.isBroken) throw new Error('broken')
    useState(() => {
      seen.mounts += 1
    })
    useEffect(() => {
      seen.shown += 1
    }, [])
    return <button type="button">Pay</button>
  },
}))

beforeEach(() => Object.assign(seen, { isPrepared: true, isBroken: false, renders: 0, mounts: 0, shown: 0 }))
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

test('is not rendered again by the tap', async () => {
  const { rerender } = render(atProducts)
  await screen.findByRole('button', { hidden: true })
  await act(() => Promise.resolve())
  const { renders } = seen
  rerender(atCheckout)
  expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
  expect(seen.renders).toBe(renders)
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

test('a checkout that crashes ahead leaves the products alone and is tried again by the tap', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  seen.isBroken = true
  const { rerender } = render(<ErrorBoundary>{atProducts}</ErrorBoundary>)
  await vi.waitFor(() => expect(seen.renders).toBeGreaterThan(0))
  expect(screen.queryByRole('heading', { hidden: true })).toBeNull()
  seen.isBroken = false
  rerender(<ErrorBoundary>{atCheckout}</ErrorBoundary>)
  expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy()
})

test('a checkout that crashes while it is shown is a broken screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  seen.isBroken = true
  const { rerender } = render(<ErrorBoundary>{atProducts}</ErrorBoundary>)
  await vi.waitFor(() => expect(seen.renders).toBeGreaterThan(0))
  rerender(<ErrorBoundary>{atCheckout}</ErrorBoundary>)
  expect(screen.getByRole('heading').textContent).toBe(texts.shell.unexpected)
})
