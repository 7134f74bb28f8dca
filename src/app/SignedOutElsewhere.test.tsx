import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept } from '#shared/storage/storage.ts'
import { handoverChannel } from '#shared/token-handover.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SignedOutElsewhere } from './SignedOutElsewhere.tsx'

const title = 'You have been signed out'
const tokens = (sub: string) => tokenOf({ sub, is_guest_user: false })
const other = new BroadcastChannel(handoverChannel)

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  act(() => clearExcept([]))
})

test('says that another tab lost the session, until the customer signs in', async () => {
  signInAs('usr-1')
  show(<SignedOutElsewhere />, '/products?category=Water')
  act(() => clearExcept([]))
  // A renewed token, and the session of an earlier customer's payment.
  other.postMessage({ stale: tokens('usr-1'), fresh: tokens('usr-1') })
  other.postMessage({ stale: tokens('usr-2'), fresh: null })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(title)).toBeNull()
  other.postMessage({ stale: tokens('usr-1'), fresh: null })
  expect(await screen.findByRole('dialog', { name: title })).not.toBeNull()
  act(() => void signInAs('usr-1'))
  expect(screen.queryByText(title)).toBeNull()
})

test('leads to the sign-in, and back from there', async () => {
  signInAs('usr-1')
  show(<SignedOutElsewhere />, '/products?category=Water')
  other.postMessage({ stale: tokens('usr-1'), fresh: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getByTestId('where').textContent).toBe('/login?next=%2Fproducts%3Fcategory%3DWater')
  expect(screen.queryByText(title)).toBeNull()
})

test.each([
  ['has no channels', undefined],
  [
    'denies channels',
    class {
      constructor() {
        throw new DOMException('Denied.', 'SecurityError')
      }
    },
  ],
])('a browser that %s shows the app', (_, channels) => {
  vi.stubGlobal('BroadcastChannel', channels)
  signInAs('usr-1')
  show(<SignedOutElsewhere />)
  act(() => clearExcept([]))
  expect(screen.queryByText(title)).toBeNull()
})
