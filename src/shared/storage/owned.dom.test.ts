/** Records of one customer, whoever is signed in when they arrive (docs/decisions/0003). */
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '../api/server.sample.tsx'
import { claimRecords, readOwned, useOwned, writeOwned } from './owned.ts'
import { clearExcept, read, remove } from './storage.ts'

const keep = (owner: string | null, ...ids: string[]) => writeOwned('boughtBefore', owner, { ids })
const kept = (owner: string | null) => readOwned('boughtBefore', owner)?.ids ?? null

beforeEach(() => clearExcept([]))

test('a record is read and written only for its owner, and only while they are signed in', () => {
  signInAs('usr-1')
  expect([keep('usr-1', 'a'), kept('usr-1'), kept('usr-2'), kept(null)]).toEqual([true, ['a'], null, null])
  signInAs('usr-2')
  expect([keep('usr-1', 'late'), kept('usr-1'), kept('usr-2')]).toEqual([false, ['a'], null])
  remove('accessToken')
  expect([keep('usr-1', 'late'), writeOwned('pwa_wallet_id', 'usr-1', 'wal-1'), read('pwa_wallet_id')]).toEqual([
    false,
    false,
    null,
  ])
})

test('a record from before the first sign-in belongs to whoever signs in', () => {
  expect([keep(null, 'a'), kept(null), kept('gst-1')]).toEqual([true, ['a'], ['a']])
  claimRecords('gst-1', null)
  expect([kept('gst-1'), kept('usr-1'), kept(null)]).toEqual([['a'], null, null])
})

test.each([
  ['a guest’s record', 'gst-1', 'gst-1', ['a']],
  ['the customer’s own record', 'usr-1', null, ['a']],
  ['another guest’s record', 'gst-2', 'gst-1', null],
  ['another customer’s record', 'usr-2', null, null],
])('%s after somebody has signed in', (_, owner, predecessor, left) => {
  signInAs(owner)
  keep(owner, 'a')
  claimRecords('usr-1', predecessor)
  expect(kept('usr-1')).toEqual(left)
  expect(localStorage.getItem('boughtBefore') === null).toBe(left === null)
})

test('a component shows the record of the customer it is for', () => {
  signInAs('usr-1')
  const { result, rerender } = renderHook((owner) => useOwned('boughtBefore', owner)?.ids, { initialProps: 'usr-1' })
  act(() => void keep('usr-1', 'a'))
  expect(result.current).toEqual(['a'])
  rerender('usr-2')
  expect(result.current).toBeUndefined()
})
