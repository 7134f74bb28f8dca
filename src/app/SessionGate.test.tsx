// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SessionGate } from './SessionGate.tsx'

const encode = (value: object) => btoa(JSON.stringify(value))
const guest = `${encode({ alg: 'none' })}.${encode({ sub: 'gst-1', is_guest_user: true })}.x`
const open = (path: string) => show(<SessionGate path={path}>the screen</SessionGate>)

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

test('a protected path waits for a token and goes on with it, a guest’s too', () => {
  open('/order-history')
  expect(screen.queryByText('the screen')).toBeNull()
  expect(screen.getByText('Loading…')).toBeTruthy()
  act(() => write('accessToken', guest))
  expect(screen.getByText('the screen')).toBeTruthy()
})

test('an open path waits for nobody', () => {
  open('/faq')
  expect(screen.getByText('the screen')).toBeTruthy()
})
