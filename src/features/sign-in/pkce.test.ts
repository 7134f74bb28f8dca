import { expect, it } from 'vitest'
import { codeChallengeOf, newCodeVerifier } from './pkce.ts'

it('makes the challenge of RFC 7636, appendix B', () => {
  expect(codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

it('makes a verifier of allowed characters, never the same twice', () => {
  expect(newCodeVerifier()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(newCodeVerifier()).not.toBe(newCodeVerifier())
})
