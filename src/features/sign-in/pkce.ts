/** PKCE (RFC 7636), S256. Without `crypto.subtle`, which pages over plain http lack. */
import { sha256 } from '@noble/hashes/sha2.js'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 43 characters from 32 random bytes. */
export const newCodeVerifier = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

export const codeChallengeOf = (verifier: string) => base64url(sha256(new TextEncoder().encode(verifier)))
