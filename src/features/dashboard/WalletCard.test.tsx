import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, serve, signInAs } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Theme } from '#shared/ui/Theme.tsx'
import { dismissToast, showingToast } from '#shared/ui/toast.tsx'
import { WalletCard } from './WalletCard.tsx'

test('guests can sign in, and come back', () => {
  show(<WalletCard />)
  expect(screen.getByRole('link', { name: 'Sign in to use it' }).getAttribute('href')).toBe('/login?next=%2Fdashboard')
})

test('a retry shows that it runs, also if the balance was known before, and each failure is said (§8)', async () => {
  signInAs('usr-1')
  let respond: () => unknown = () => ({ balance: 120, currency: 'INR' })
  serve(() => respond())
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  render(
    <QueryClientProvider client={client}>
      <Theme>
        <MemoryRouter>
          <WalletCard />
        </MemoryRouter>
      </Theme>
    </QueryClientProvider>,
  )
  await screen.findByText('₹120')
  respond = () => refusal(500, 'SERVER_5000')
  await act(() => client.refetchQueries())
  const retry = await screen.findByRole('button', { name: texts.dashboard.retry })
  expect(showingToast()?.text).toBe(texts.dashboard.somethingWrong)
  act(dismissToast)
  let fail = () => {}
  respond = () =>
    new Promise((resolve) => {
      fail = () => resolve(refusal(500, 'SERVER_5000'))
    })
  fireEvent.click(retry)
  await screen.findByText(texts.dashboard.walletLoading)
  expect(showingToast()).toBeNull()
  fail()
  await screen.findByRole('button', { name: texts.dashboard.retry })
  expect(showingToast()?.text).toBe(texts.dashboard.somethingWrong)
  act(dismissToast)
})
