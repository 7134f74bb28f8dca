import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { toMinor } from '#shared/money/money.ts'
import { useMethods } from './use-methods.ts'

test('trying again asks again for meal cards that failed to load, and not for those that are there', async () => {
  signInAs('usr-1')
  let isBroken = true
  const card = { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' }
  const asked = serve(({ pathname }) => {
    if (pathname.endsWith('payment-options')) return { payment_options: [{ method: 'MealCard', is_enabled: true }] }
    if (isBroken) return refusal(500, 'SERVER_5000')
    return Response.json({ code: '200', data: [card], meta: { page: 1, limit: 10, total: 1 } })
  })
  const { result } = renderQuerying(() => useMethods({ toPay: toMinor(35), currency: 'INR' }, undefined))
  const cards = () => result.current.methods.map((method) => method.cards.map(({ name }) => name))
  const calls = () => asked.filter((url) => url.includes('pluxee-details')).length
  const tryAgain = () => act(async () => result.current.retry())
  await waitFor(() => expect([cards(), calls()]).toEqual([[[]], 1]))
  isBroken = false
  await tryAgain()
  await waitFor(() => expect(cards()).toEqual([['Lunch card']]))
  await tryAgain()
  expect(calls()).toBe(2)
})

test('methods that have loaded stay if they can’t be loaded again', async () => {
  signInAs('gst-1', true)
  let isBroken = false
  serve(() =>
    isBroken ? refusal(500, 'SERVER_5000') : { payment_options: [{ method: 'Card', name: 'Card', is_enabled: true }] },
  )
  const { result } = renderQuerying(() => useMethods({ toPay: toMinor(35), currency: 'INR' }, undefined))
  const known = () => [
    result.current.methods.map(({ method }) => method),
    result.current.error,
    result.current.isPartial,
  ]
  await waitFor(() => expect(known()).toEqual([['Card'], null, false]))
  isBroken = true
  await act(async () => result.current.retry())
  await waitFor(() => expect(known()).toEqual([['Card'], null, true]))
})

test('who has no company wallet is told so, without a retry that can’t help', async () => {
  signInAs('usr-1')
  const payment_options = [{ method: 'CompanyWallet', name: 'Company wallet', is_enabled: true }]
  serve(({ pathname }) => {
    if (pathname.endsWith('/payment-options')) return { payment_options }
    if (pathname.endsWith('/location-wallet')) return refusal(404)
    return Response.json({ code: '200', data: [], meta: { page: 1, limit: 10, total: 0 } })
  })
  const { result } = renderQuerying(() => useMethods({ toPay: toMinor(35), currency: 'INR' }, undefined))
  await waitFor(() => expect(result.current.methods[0]?.state).toEqual({ canPay: false, why: 'unavailable' }))
  expect(result.current.isPartial).toBe(false)
})
