/** The balances of a customer's own wallet and of their company's (§7). */
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { useBalanceRetry, useCompanyWalletBalance, useWalletBalance } from './balances.ts'

const found = { clientLocation: { id: 'loc-1', name: 'Harbour Tower' }, wallet: { id: 'wal-1' } }
/** What the server says from now on, by the end of the address. */
let location: () => unknown = () => found
let balance: () => unknown = () => ({ balance: 120.5, currency: 'INR' })
let asked: string[] = []
const amount = { amount: toMinor(120.5), currency: 'INR' }

const own = (isWanted = true) => renderQuerying(() => [useWalletBalance(isWanted), useBalanceRetry()] as const)
const company = (isWanted = true) =>
  renderQuerying(() => [useCompanyWalletBalance(isWanted), useBalanceRetry()] as const)
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

beforeEach(() => {
  location = () => found
  balance = () => ({ balance: 120.5, currency: 'INR' })
  asked = serve(({ pathname }) => (pathname.endsWith('location-wallet') ? location() : balance()))
  signInAs('usr-1')
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

describe.each([
  ['the customer’s own balance', own, ['/v1/wallets/usr-1/balance']],
  [
    'the company’s balance',
    company,
    [
      `/v1/country-warehouse/${settings.fallbackWarehouseId}/client-locations/user/usr-1/location-wallet`,
      `/v1/country-warehouse/${settings.fallbackWarehouseId}/client-locations/loc-1/users/usr-1/balance`,
    ],
  ],
])('%s', (_, show, addresses) => {
  test('is loaded, then shown', async () => {
    const { result } = show()
    expect(result.current[0]).toBe('loading')
    await waitFor(() => expect(result.current[0]).toEqual(amount))
    expect(asked).toEqual(addresses)
  })

  test('fails in so many words, and is asked for again by a tap', async () => {
    balance = () => refusal(500, 'SERVER_5000')
    const { result } = show()
    await waitFor(() => expect(result.current[0]).toBe('failed'))
    balance = () => ({ balance: 0, currency: 'INR' })
    act(() => result.current[1]())
    await waitFor(() => expect(result.current[0]).toEqual({ amount: 0, currency: 'INR' }))
  })

  test('is asked for again each time it is shown', async () => {
    const { result, rerender } = renderQuerying(
      ({ isShown }: { isShown: boolean }) => {
        const wallets = [
          useWalletBalance(isShown && show === own),
          useCompanyWalletBalance(isShown && show === company),
        ]
        return wallets[show === own ? 0 : 1]
      },
      { isShown: true },
    )
    await waitFor(() => expect(result.current).toEqual(amount))
    const before = asked.length
    rerender({ isShown: false })
    await settled()
    expect(asked).toHaveLength(before)
    rerender({ isShown: true })
    await waitFor(() => expect(asked.slice(before)).toContain(addresses.at(-1)))
  })

  test.each([
    ['of a guest', () => signInAs('gst-1', true), true],
    ['where nobody is signed in', () => clearExcept([]), true],
    ['where no screen wants it', () => undefined, false],
  ])('is not asked for %s', async (_, arrange, isWanted) => {
    arrange()
    const { result } = show(isWanted)
    await settled()
    expect(asked).toEqual([])
    expect(result.current[0]).toBe('loading')
  })
})

test('the company’s wallet is remembered under its documented names once it is found (§3)', async () => {
  company()
  await waitFor(() => expect(read('pwa_wallet_id')).toBe('wal-1'))
  expect(read('pwa_client_location_id')).toBe('loc-1')
})

test('where the customer has no company wallet, its balance is not asked for', async () => {
  location = () => refusal(404)
  const { result } = company()
  await waitFor(() => expect(result.current[0]).toBe('failed'))
  expect(asked).toHaveLength(1)
  expect(read('pwa_wallet_id')).toBeNull()
})
