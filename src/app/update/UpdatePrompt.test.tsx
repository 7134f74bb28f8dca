import { useMutation, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleCheckout } from '#domain/order/order.sample.ts'
import { pay } from '#domain/order/pay.ts'
import * as session from '#domain/session/session.ts'
import { createOrder } from '#generated/operations/orders.ts'
import { signInAs } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { isUntouched, takeLateSettings } from './late-settings.ts'
import { isNobodyPaying } from './money-windows.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { hasNewVersion } from './waiting-version.ts'

vi.mock('./late-settings.ts', () => ({
  askForLateSettings: () => Promise.resolve(true),
  takeLateSettings: vi.fn(),
  isUntouched: vi.fn(() => false),
}))

vi.mock('./waiting-version.ts', () => ({
  followNew: () => () => undefined,
  hasNewVersion: vi.fn(() => false),
  takeOver: vi.fn(),
}))

beforeEach(() => {
  vi.mocked(takeLateSettings).mockClear()
  vi.mocked(isUntouched).mockReturnValue(false)
})

let finish = () => {}
function Page() {
  const { mutate, isPending } = useMutation({ mutationFn: () => new Promise<void>((done) => (finish = done)) })
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        {isPending ? 'Sending' : 'Send'}
      </button>
      {['/payment', '/faq', '/terms'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <UpdatePrompt />
    </>
  )
}

test('late settings apply neither on a screen about money nor while something is being sent', async () => {
  show(<Page />, '/products')
  const follow = (path: string) => fireEvent.click(screen.getByText(path))
  follow('/payment')
  fireEvent.click(screen.getByText('Send'))
  await screen.findByText('Sending')
  follow('/faq')
  expect(takeLateSettings).not.toHaveBeenCalled()
  finish()
  await waitFor(() => screen.getByText('Send'))
  follow('/terms')
  expect(takeLateSettings).toHaveBeenCalledOnce()
})

test('late settings apply at once if the customer has done nothing yet, after the screen has loaded', async () => {
  vi.mocked(isUntouched).mockReturnValue(true)
  let load = () => {}
  function Loading() {
    const { data } = useQuery({
      queryKey: ['loading'],
      queryFn: () => new Promise<string>((done) => (load = () => done('Loaded'))),
    })
    return data ?? 'Loading'
  }
  show(
    <>
      <Loading />
      <UpdatePrompt />
    </>,
    '/products',
  )
  await screen.findByText('Loading')
  expect(takeLateSettings).not.toHaveBeenCalled()
  load()
  await screen.findByText('Loaded')
  await waitFor(() => expect(takeLateSettings).toHaveBeenCalledOnce())
})

test('late settings wait while the lost session is explained', async () => {
  vi.mocked(isUntouched).mockReturnValue(true)
  vi.spyOn(session, 'wasSessionLost').mockReturnValue(true)
  show(<UpdatePrompt />, '/login')
  await act(async () => {})
  expect(takeLateSettings).not.toHaveBeenCalled()
})

test('while a payment that was left is being answered, nothing reloads and no window takes a new version', async () => {
  vi.mocked(hasNewVersion).mockReturnValue(true)
  signInAs('gst-1', true)
  let answer = (_: object) => {}
  vi.spyOn(createOrder, 'call').mockReturnValue(new Promise<never>((resolve) => (answer = resolve as typeof answer)))
  show(<Page />, '/payment')
  let paying: Promise<unknown> | undefined
  await act(async () => {
    paying = pay(sampleCheckout())
  })
  fireEvent.click(screen.getByText('/faq'))
  await act(async () => {})
  expect(takeLateSettings).not.toHaveBeenCalled()
  expect(screen.queryByText(texts.update.title)).toBeNull()
  expect(await isNobodyPaying()).toBe(false)
  answer({
    code: '200',
    data: { order_id: 'ord-1', payment_method: 'Card', payment: { kind: 'redirect', url: 'https://pay.example' } },
  })
  await act(async () => void (await paying))
  expect(screen.getByText(texts.update.title)).toBeTruthy()
  await waitFor(async () => expect(await isNobodyPaying()).toBe(true))
  fireEvent.click(screen.getByText('/terms'))
  expect(takeLateSettings).toHaveBeenCalledOnce()
})
