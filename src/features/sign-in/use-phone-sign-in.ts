/** Signing in by phone: ask for a code, prove it, exchange what it earns for tokens (PKCE, RFC 7636). */
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi'
import { useState } from 'react'
import { completeSignIn } from '#domain/session/sign-in.ts'
import { createAccessToken, requestOtp, resendOtp, verifyOtp } from '#generated/operations/auth.ts'
import { deviceId } from '#shared/api/device.ts'
import { ApiError } from '#shared/api/errors.ts'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'

export interface Phone {
  country_code: string
  phone: string
}
export interface SentCode extends Phone {
  refId: string
  length: number
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number
}

/** The server's sentence where it has one: it knows why. */
const messageOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error.message : texts.failed)

const sentCode = (phone: Phone, data: { ref_id: string; otp_length: number; resend_after: number }): SentCode => ({
  ...phone,
  refId: data.ref_id,
  length: data.otp_length,
  resendAt: Date.now() + data.resend_after * 1000,
})

async function exchange({ phone, country_code, refId }: SentCode, otp: string) {
  const verifier = generateRandomCodeVerifier()
  const code_challenge = await calculatePKCECodeChallenge(verifier)
  const proof = { phone, country_code, ref_id: refId, otp, code_challenge, code_challenge_method: 'S256' as const }
  const { data: proven } = await verifyOtp.call({ body: proof })
  const { data: tokens } = await createAccessToken.call({
    body: { auth_code: proven.auth_code, code_verifier: verifier, device_type: 'web', device_id: deviceId() },
  })
  await completeSignIn(tokens)
}

export function usePhoneSignIn() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** One step at a time; what goes wrong is told in the form. */
  async function step(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setError(null)
    await work().catch((failure: unknown) => setError(messageOf(failure)))
    setBusy(false)
  }

  return {
    sent,
    error,
    isBusy,
    send: (phone: Phone) => step(async () => setSent(sentCode(phone, (await requestOtp.call({ body: phone })).data))),
    resend: (code: SentCode) =>
      step(async () => {
        const { phone, country_code, refId } = code
        setSent(
          sentCode(
            { phone, country_code },
            (await resendOtp.call({ body: { phone, country_code, ref_id: refId } })).data,
          ),
        )
      }),
    verify: (code: SentCode, otp: string) => step(() => exchange(code, otp)),
    edit: () => {
      setSent(null)
      setError(null)
    },
  }
}
