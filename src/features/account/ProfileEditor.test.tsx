import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInAs } from '#shared/api/server.sample.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import { Theme } from '#shared/ui/Theme.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

test('what was changed elsewhere while the form was open stays as it is there', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return Response.json({ code: '200', data: null })
  })
  signInAs('usr-1')
  const client = new QueryClient()
  const editorOf = (profile: object) => (
    <QueryClientProvider client={client}>
      <Theme>
        <ProfileEditor profile={profile as never} onDone={() => undefined} />
      </Theme>
    </QueryClientProvider>
  )
  const profile = { id: 'usr-1', phone: '98', country_code: '+91', first_name: 'Asha', last_name: 'Rao' }
  const { rerender } = render(editorOf(profile))
  rerender(editorOf({ ...profile, last_name: 'Iyer' }))
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Asha Devi' } })
  fireEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sent).toEqual([{ first_name: 'Asha Devi' }]))
})

test('the phone number reads from left to right on every page', () => {
  signInAs('usr-1')
  const profile = { id: 'usr-1', phone: '9876543210', country_code: '+91', first_name: '', last_name: '' }
  show(<ProfileEditor profile={profile as never} onDone={() => undefined} />)
  const field = screen.getByDisplayValue('+91 9876543210')
  expect([field.id, field.closest('[dir]')?.getAttribute('dir')]).toEqual(['phone', 'ltr'])
})
