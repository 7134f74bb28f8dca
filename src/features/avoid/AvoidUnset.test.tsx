import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { AvoidUnset } from './AvoidUnset.tsx'

const isSaid = () => {
  const { unmount } = show(<AvoidUnset />)
  const link = screen.queryByRole('link', { name: 'Set allergies and diet' })
  if (link) {
    expect(link.getAttribute('href')).toBe('/account#avoid')
    // True whether this phone has forgotten a choice or never had one.
    expect(link.closest('p')?.textContent).toContain('Set yours, and we’ll mark products')
  }
  unmount()
  return link !== null
}

test('a phone whose browser has deleted everything says that it marks nothing (§2.22)', () => {
  signInAs('gst-1', true)
  write('avoid', ['nuts'])
  expect(isSaid()).toBe(false)
  clearExcept([])
  signInAs('gst-2', true)
  expect(isSaid()).toBe(true)
  // Whoever has chosen nothing knows it.
  write('avoid', [])
  expect(isSaid()).toBe(false)
})

test('what an account keeps is not forgotten: its list is empty, or not loaded yet', () => {
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['avoiding'] }))
  expect(isSaid()).toBe(false)
  write('avoidKept', { account: 'usr-1', names: [], others: [] })
  expect(isSaid()).toBe(false)
})
