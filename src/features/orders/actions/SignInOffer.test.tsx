import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SignInOffer } from './SignInOffer.tsx'

const over = { status: 'Dispensed', is_active: false } as const
const isOffered = (changes: object) => {
  const { unmount } = show(<SignInOffer order={sampleOrder(changes)} />)
  const found = screen.queryByText('Keep it for next time') !== null
  unmount()
  return found
}

test('a guest is offered to sign in once: at the end of the first paid order, until they answer (§6.5)', () => {
  signInAs('gst-1', true)
  expect(isOffered({ status: 'In-Progress' })).toBe(false)
  expect(isOffered({ status: 'Cancelled', is_active: false })).toBe(false)
  expect(isOffered(over)).toBe(true)
  expect(isOffered({ ...over, id: 'ord-2' })).toBe(false)
  const { unmount } = show(<SignInOffer order={sampleOrder(over)} />)
  expect(screen.getByRole('link', { name: 'Sign in to keep it' }).getAttribute('href')).toContain('/login?next=')
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText('Keep it for next time')).toBeNull()
  unmount()
  expect(isOffered(over)).toBe(false)
})

test('the next guest of the phone is offered it too', () => {
  signInAs('gst-1', true)
  expect(isOffered(over)).toBe(true)
  signInAs('gst-2', true)
  expect(isOffered({ ...over, id: 'ord-2' })).toBe(true)
})

test('a customer with an account is not', () => {
  signInAs('usr-1')
  expect(isOffered(over)).toBe(false)
})

test('who has set allergies reads that an account keeps them, too, where it does (§2.22)', () => {
  const guest = (features: string[]) => write('accessToken', tokenOf({ sub: 'gst-1', is_guest_user: true, features }))
  const saysSo = () => {
    const { unmount } = show(<SignInOffer order={sampleOrder(over)} />)
    const found = screen.queryByText(/allergies stay yours/) !== null
    unmount()
    return found
  }
  guest(['avoiding'])
  expect(saysSo()).toBe(false)
  write('avoid', ['nuts'])
  expect(saysSo()).toBe(true)
  guest([])
  expect(saysSo()).toBe(false)
})
