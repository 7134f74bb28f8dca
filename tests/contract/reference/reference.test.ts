/** The reference backend is clean where nothing is planted, and every planted fault shows. */
import { beforeAll, describe, expect, test } from 'vitest'
import { complaint, list, number, type Rule, record, text } from './rules.ts'
import { operations } from './server.ts'
import { faults, startReference } from './start.ts'
import { differs, walkClean, wrongs } from './walk/check.ts'
import type { Exchange } from './walk/client.ts'
import { documented, operationOf, strayings } from './walk/conforming.ts'

let clean: Exchange[]
beforeAll(async () => {
  clean = await walkClean()
})

describe('the clean backend', () => {
  test('has the operations of the document, no fewer and no more', () => {
    const sorted = (all: { id: string; method: string; path: string }[]) =>
      all.map(({ id, method, path }) => `${id} ${method} ${path}`).sort()
    expect(sorted(operations)).toEqual(sorted(documented))
  })

  test('answers what the document says, every time', () => {
    expect(wrongs(clean)).toEqual([])
  })

  test.each([
    ['another status', { status: 418 }],
    ['another media type', { type: 'text/plain' }],
    ['another body', { body: { code: 200, data: null } }],
  ])('is told from one that answers %s', (_, change) => {
    const good = clean.find(({ path, status }) => path === '/v1/payment-options' && status === 200)
    expect(good && strayings(good)).toEqual([])
    expect(strayings({ ...(good as Exchange), ...change })).not.toEqual([])
  })

  test('answers a success of every operation', () => {
    const answered = new Set(clean.filter(({ status }) => status === 200).map((exchange) => operationOf(exchange)?.id))
    expect(documented.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([])
  })

  test('never fails', () => {
    expect(clean.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('answers the same calls alike', async () => {
    expect(await differs(clean)).toBe(false)
  })
})

describe('a planted fault', () => {
  test('has a name of its own, and there are enough over all operations', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    const ids = operations.map(({ id }) => id)
    expect(new Set(faults.map(({ operation }) => operation))).toEqual(new Set(ids))
    expect(faults.length).toBeGreaterThanOrEqual(60)
  })

  test('has to be known', async () => {
    await expect(startReference({ fault: 'no-such-fault' })).rejects.toThrow('no-such-fault')
  })

  test.each(faults)('$operation: $name', async ({ name }) => {
    expect(await differs(clean, name)).toBe(true)
  })
})

describe('a rule', () => {
  const rule: Rule = record(
    { name: text({ min: 2, max: 3, pattern: /^[a-z]+$/ }), count: number({ whole: true, min: 1, max: 9 }) },
    ['count'],
  )
  test.each([
    [{ name: 'ab', count: 9 }, undefined],
    [{ name: 'ab' }, undefined],
    [{ name: 'a' }, 'body.name must have at least 2 characters'],
    [{ name: 'abcd' }, 'body.name must have at most 3 characters'],
    [{ name: 'AB' }, 'body.name must match ^[a-z]+$'],
    [{ name: 'ab', count: 1.5 }, 'body.count must be an integer'],
    [{ name: 'ab', count: 0 }, 'body.count must be >= 1'],
    [{ name: 'ab', count: 10 }, 'body.count must be <= 9'],
    [{ name: 'ab', count: '1' }, 'body.count must be a number'],
    [{ name: 'ab', more: 1 }, 'body.more is not known'],
    [{ count: 1 }, 'body.name is missing'],
    [{ name: null }, 'body.name must be a string'],
    [[], 'body must be an object'],
  ])('about %j', (value, expected) => expect(complaint(rule, value, 'body')).toBe(expected))

  test.each([
    ['email', 'asha@example.com', true],
    ['email', 'asha@example', false],
    ['date', '2028-02-29', true],
    ['date', '2026-02-29', false],
  ] as const)('knows a %s: %s', (format, value, isGood) =>
    expect(complaint(text({ format }), value, 'body') === undefined).toBe(isGood),
  )

  test('bounds a list and its entries', () => {
    expect(complaint(list(rule, 1), [], 'body')).toBe('body must have at least 1 entries')
    expect(complaint(list(rule, 0, 1), [{ name: 'ab' }, {}], 'body')).toBe('body must have at most 1 entries')
    expect(complaint(list(rule), [{ name: 'ab' }, {}], 'body')).toBe('body.1.name is missing')
  })
})
