import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, serve, tokenOf } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AvoidLost } from './AvoidLost.tsx'

test('an account’s list that can’t be loaded is named, unless this phone has it (§2.22)', async () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['avoiding'] }))
  const asked = serve(() => refusal(403))
  show(
    <QueryClientProvider client={createQueryClient()}>
      <AvoidLost />
    </QueryClientProvider>,
  )
  await screen.findByText(/^We couldn’t load what you avoid/)
  expect(asked).toEqual(['/v1/customers/profile'])
  write('avoidKept', { account: 'usr-1', names: [], others: [] })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
