import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/errors.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SessionGate } from './SessionGate.tsx'

const { ensureToken } = vi.hoisted(() => ({ ensureToken: vi.fn() }))
vi.mock('#shared/api/tokens.ts', async (original) => ({ ...(await original<object>()), ensureToken }))

const response = { status: 500, code: 'SERVER_5000', message: 'Down.', body: null }
const serverError = new ApiError({ operationId: 'signInGuest', requestId: 'request-1' }, response)

const encode = (value: object) => btoa(JSON.stringify(value))
const token = `${encode({ alg: 'none' })}.${encode({ sub: 'gst-1', is_guest_user: true })}.x`
const open = (path: string) => act(async () => show(<SessionGate path={path}>the screen</SessionGate>, path))
const isShown = (text: string) => screen.queryByText(text) !== null

afterEach(() => {
  cleanup()
  clearExcept([])
})

test('a protected path waits for a token, and a guest’s token is enough', async () => {
  ensureToken.mockReturnValue(new Promise(() => undefined))
  await open('/order-history')
  expect(isShown('the screen')).toBe(false)
  expect(isShown('Loading…')).toBe(true)
  act(() => write('accessToken', token))
  expect(isShown('the screen')).toBe(true)
})

test('an open path never waits', async () => {
  ensureToken.mockRejectedValue(serverError)
  for (const path of ['/faq', '/products']) {
    await open(path)
    expect(isShown('the screen')).toBe(true)
    cleanup()
  }
})

test.each(['/dashboard', '/account', '/payment', '/order-history-details/ord-1'])(
  '%s waits for a session and shows why signing in failed',
  async (path) => {
    ensureToken.mockRejectedValue(serverError)
    await open(path)
    expect(isShown('the screen')).toBe(false)
    expect(isShown(texts.shell.guestFailed)).toBe(true)
    expect(isShown('We have a problem on our side. Please try again in a moment.')).toBe(true)
  },
)
