import { afterEach, expect, test, vi } from 'vitest'
import { config } from './config.ts'
import { vibrate } from './vibrate.ts'

function vibrateOn({ isTouched = true, isStill = false }) {
  const buzz = vi.fn()
  vi.stubGlobal('navigator', { vibrate: buzz, userActivation: { hasBeenActive: isTouched } })
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vibrate([80, 80, 240])
  return buzz
}

afterEach(() => vi.unstubAllGlobals())

test('vibrates with the pattern', () => {
  expect(vibrateOn({})).toHaveBeenCalledExactlyOnceWith([80, 80, 240])
})

test.each([
  ['with reduced motion', { isStill: true }],
  ['before the first tap', { isTouched: false }],
])('does not vibrate %s', (_, phone) => {
  expect(vibrateOn(phone)).not.toHaveBeenCalled()
})

test('does nothing in a browser that can’t vibrate', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(() => vibrate([60])).not.toThrow()
})

test('does not vibrate where the operator has disabled it', () => {
  vi.spyOn(config.features, 'haptics', 'get').mockReturnValue(false)
  expect(vibrateOn({})).not.toHaveBeenCalled()
})
