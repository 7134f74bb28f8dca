import { expect, it } from 'vitest'
import { codeChallengeOf, newCodeVerifier } from './pkce.ts'

it('creates the challenge of RFC 7636, appendix B', () => {
  expect(codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

it('creates a unique verifier of allowed characters', () => {
  expect(newCodeVerifier()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(newCodeVerifier()).not.toBe(newCodeVerifier())
})
