import { useMutation } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { takeLateSettings } from './late-settings.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'

vi.mock('./late-settings.ts', () => ({ askForLateSettings: vi.fn(), takeLateSettings: vi.fn() }))

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
  vi.mocked(takeLateSettings).mockClear()
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
