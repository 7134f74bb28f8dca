// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SessionGate } from './SessionGate.tsx'

// Nobody is signed in, and no guest can be.
vi.mock('#domain/session/sign-in.ts', () => ({ ensureGuest: async () => false }))

const open = (path: string) => act(async () => show(<SessionGate path={path}>here</SessionGate>, path))

afterEach(cleanup)

test('browsing does not wait for a session', async () => {
  await open('/products')
  expect(screen.queryByText('here')).not.toBeNull()
})

test.each(['/dashboard', '/account', '/payment', '/order-history-details/ord-1'])(
  '%s waits for a session, and says so when there is none to be had',
  async (path) => {
    await open(path)
    expect(screen.queryByText('here')).toBeNull()
    expect(screen.queryByText(texts.guestFailed)).not.toBeNull()
  },
)
