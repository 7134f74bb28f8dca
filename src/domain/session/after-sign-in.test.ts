import { expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

test.each([
  ['a known customer goes back', false, '/cart', '/cart'],
  ['a new one is asked for a profile on the way', true, '/cart?x=1', '/profile?next=%2Fcart%3Fx%3D1'],
  ['who asked for the profile is there already', true, '/profile', '/profile'],
])('%s', (_, isNewHere, next, target) => expect(afterSignIn(isNewHere, next)).toBe(target))
