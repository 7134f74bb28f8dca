/** The balances of a customer's own wallet and of their company's (§7). */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { useBalanceRetry, useCompanyWalletBalance, useWalletBalance } from './balances.ts'

const found = { clientLocation: { id: 'loc-1', name: 'Harbour Tower' }, wallet: { id: 'wal-1' } }
/** The server's current responses. */
let location: () => unknown
let balance: () => unknown
let asked: string[]
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
/** A response that waits for `send`. */
function held(response: unknown) {
  let send: () => void = () => undefined
  const sent = new Promise((resolve) => {
    send = () => resolve(response)
  })
  return { respond: () => sent, send: () => act(async () => send()) }
}
const of = (amount: number) => ({ amount: toMinor(amount), currency: 'INR' })

beforeEach(() => {
  location = () => found
  balance = () => ({ balance: 120.5, currency: 'INR' })
  asked = serve(({ pathname }) => (pathname.endsWith('location-wallet') ? location() : balance()))
  signInAs('usr-1')
})

const at = `/v1/country-warehouse/${settings.fallbackWarehouseId}/client-locations`
describe.each([
  ['customer', useWalletBalance, ['/v1/wallets/usr-1/balance']],
  ['company', useCompanyWalletBalance, [`${at}/user/usr-1/location-wallet`, `${at}/loc-1/users/usr-1/balance`]],
] as const)('the balance of the %s', (_, useBalance, addresses) => {
  const show = (isWanted = true) =>
    renderQuerying((isShown) => ({ balance: useBalance(isShown), retry: useBalanceRetry() }), isWanted)

  test('is loaded, then shown, and requested again each time it is shown', async () => {
    const { result, rerender } = show()
    expect(result.current.balance).toBe('loading')
    await waitFor(() => expect(result.current.balance).toEqual(of(120.5)))
    expect(asked).toEqual(addresses)
    rerender(false)
    await settled()
    rerender(true)
    await waitFor(() => expect(asked).toEqual([...addresses, addresses.at(-1)]))
  })

  test('can fail, and is requested again on retry', async () => {
    balance = () => refusal(500, 'SERVER_5000')
    const { result } = show()
    await waitFor(() => expect(result.current.balance).toBe('failed'))
    balance = () => ({ balance: 0, currency: 'INR' })
    act(() => void result.current.retry())
    await waitFor(() => expect(result.current.balance).toEqual(of(0)))
  })

  test('is unknown if it can’t be requested again, and loading while a retry runs', async () => {
    const { result, rerender } = show()
    await waitFor(() => expect(result.current.balance).toEqual(of(120.5)))
    balance = () => refusal(500, 'SERVER_5000')
    rerender(false)
    await settled()
    rerender(true)
    await waitFor(() => expect(result.current.balance).toBe('failed'))
    const { respond, send } = held(refusal(500, 'SERVER_5000'))
    balance = respond
    act(() => void result.current.retry())
    await waitFor(() => expect(result.current.balance).toBe('loading'))
    await send()
    await waitFor(() => expect(result.current.balance).toBe('failed'))
  })

  test.each([
    ['for a guest', () => signInAs('gst-1', true), true],
    ['if nobody is signed in', () => clearExcept([]), true],
    ['if no screen needs it', () => undefined, false],
  ])('is not requested %s', async (__, arrange, isWanted) => {
    arrange()
    const { result } = show(isWanted)
    await settled()
    expect([asked, result.current.balance]).toEqual([[], 'loading'])
  })
})

test.each([
  ['that is found is stored under the documented keys (§3)', () => found, of(120.5), ['wal-1', 'loc-1'], 2],
  ['that does not exist is none', () => refusal(404), 'none', [null, null], 1],
] as const)('a company wallet %s', async (_, response, shown, kept, calls) => {
  location = response
  const { result } = renderQuerying(() => useCompanyWalletBalance(true))
  await waitFor(() => expect(result.current).toEqual(shown))
  expect([read('pwa_wallet_id'), read('pwa_client_location_id')]).toEqual(kept)
  expect(asked).toHaveLength(calls)
})

test('a retry looks up the company’s wallet again, too', async () => {
  location = () => refusal(500, 'SERVER_5000')
  const { result } = renderQuerying(() => ({ balance: useCompanyWalletBalance(true), retry: useBalanceRetry() }))
  await waitFor(() => expect(result.current.balance).toBe('failed'))
  location = () => found
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.balance).toEqual(of(120.5)))
  location = () => refusal(500, 'SERVER_5000')
  const before = asked.length
  act(() => void result.current.retry())
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  await waitFor(() => expect(result.current.balance, 'where the customer works is known').toEqual(of(120.5)))
  location = () => refusal(404)
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.balance).toBe('none'))
  const { respond, send } = held(found)
  location = respond
  act(() => void result.current.retry())
  await waitFor(() => expect(result.current.balance).toBe('loading'))
  await send()
  await waitFor(() => expect(result.current.balance).toEqual(of(120.5)))
})
