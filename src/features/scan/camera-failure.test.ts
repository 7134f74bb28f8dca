import { expect, test } from 'vitest'
import { scanTexts } from '#shared/texts/scan.ts'
import { canRetry, failureBefore, failureOf } from './camera-failure.ts'

const named = (name: string) => new DOMException('no', name)

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SomethingNew', 'busy'],
])('%s means %s', (name, failure) => {
  expect(failureOf(named(name))).toBe(failure)
})

test('a constraint that no camera meets is a camera that is not there', () => {
  // OverconstrainedError is no DOMException in every browser.
  expect(failureOf(Object.assign(new Error('no'), { name: 'OverconstrainedError' }))).toBe('missing')
})

test('what is thrown without a name is a camera that does not answer', () => {
  expect(failureOf('broken')).toBe('busy')
})

test('an insecure page is named before the cameras it hides', () => {
  expect(failureBefore(false, false)).toBe('insecure')
  expect(failureBefore(true, false)).toBe('missing')
  expect(failureBefore(true, true)).toBeNull()
})

test('every failure says what it is and what to do next', () => {
  for (const { title, hint } of Object.values(scanTexts.failures)) {
    expect(title).not.toBe('')
    expect(hint).toMatch(/number/)
  }
  const retryable = (['refused', 'missing', 'busy', 'insecure', 'reader'] as const).filter(canRetry)
  expect(retryable).toEqual(['refused', 'missing', 'busy', 'reader'])
})
