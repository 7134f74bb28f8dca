import { expect, test } from 'vitest'
import { current, tried } from './tried.ts'

test('Go and Python code was generated from this document: after changing it, run `npm run generators -- go python`', () => {
  expect(tried()).toEqual(current())
})
