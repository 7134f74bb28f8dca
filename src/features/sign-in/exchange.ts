/** Verifies the one-time code, then exchanges the auth code for tokens (PKCE, RFC 7636). */
import { currentSession } from '#domain/session/session.ts'
import { createAccessToken, verifyOtp } from '#generated/operations/auth.ts'
import { deviceFields } from '#shared/api/device.ts'
import { startSession } from '#shared/api/tokens.ts'
import type { Phone } from './phone-number.ts'
import { codeChallengeOf, newCodeVerifier } from './pkce.ts'

/** The result of a correct code. It is valid for one exchange, and only with the verifier. */
export interface Proof {
  auth_code: string
  code_verifier: string
}

export async function verifyCode(
  { phone, country_code, refId }: Phone & { refId: string },
  otp: string,
): Promise<Proof> {
  const verifier = newCodeVerifier()
  const code_challenge = codeChallengeOf(verifier)
  const attempt = { phone, country_code, ref_id: refId, otp, code_challenge, code_challenge_method: 'S256' as const }
  const { data } = await verifyOtp.call({ body: attempt })
  return { auth_code: data.auth_code, code_verifier: verifier }
}

export async function exchangeProof(proof: Proof) {
  const { kind, userId } = currentSession()
  const { data: tokens } = await createAccessToken.call({
    // This phone's guest becomes the customer. Another account's registration is not passed on.
    body: { ...proof, ...deviceFields(kind === 'guest' ? userId : null) },
  })
  await startSession(tokens)
}
