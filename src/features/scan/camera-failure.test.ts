import { expect, test } from 'vitest'
import { texts } from '#shared/texts/catalog.ts'
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

test('a constraint that no camera meets counts as a missing camera', () => {
  // OverconstrainedError is not a DOMException in every browser.
  expect(failureOf(Object.assign(new Error('no'), { name: 'OverconstrainedError' }))).toBe('missing')
})

test('an error without a name counts as a busy camera', () => {
  expect(failureOf('broken')).toBe('busy')
})

test('an insecure page is reported before a missing camera', () => {
  expect(failureBefore(false, false)).toBe('insecure')
  expect(failureBefore(true, false)).toBe('missing')
  expect(failureBefore(true, true)).toBeNull()
})

test('every failure has a title and a hint', () => {
  for (const { title, hint } of Object.values(texts.scan.failures)) {
    expect(title).not.toBe('')
    expect(hint).toMatch(/number/)
  }
  const retryable = (['refused', 'missing', 'busy', 'insecure', 'reader'] as const).filter(canRetry)
  expect(retryable).toEqual(['refused', 'missing', 'busy', 'reader'])
})
