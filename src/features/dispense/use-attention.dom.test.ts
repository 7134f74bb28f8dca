import { afterEach, expect, test, vi } from 'vitest'
import { vibrate } from './use-attention.ts'

function onPhone({ isTouched = true, isStill = false }) {
  const buzz = vi.fn()
  vi.stubGlobal('navigator', { vibrate: buzz, userActivation: { hasBeenActive: isTouched } })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vibrate()
  return buzz
}

afterEach(() => vi.unstubAllGlobals())

test('"take it now" is two short pulses and a long one', () => {
  expect(onPhone({})).toHaveBeenCalledExactlyOnceWith([80, 80, 80, 80, 240])
})

test.each([
  ['with reduced motion', { isStill: true }],
  ['before the first tap', { isTouched: false }],
])('a phone stays still %s', (_, phone) => {
  expect(onPhone(phone)).not.toHaveBeenCalled()
})

test('a browser that can’t vibrate does without', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(vibrate).not.toThrow()
})
