import { useMutation, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import * as session from '#domain/session/session.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { isUntouched, takeLateSettings } from './late-settings.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'

vi.mock('./late-settings.ts', () => ({
  askForLateSettings: () => Promise.resolve(true),
  takeLateSettings: vi.fn(),
  isUntouched: vi.fn(() => false),
}))

beforeEach(() => void vi.mocked(takeLateSettings).mockClear())

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
