/** Signing in by phone: ask for a code, prove it, exchange what it earns for tokens (PKCE, RFC 7636). */
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi'
import { useState } from 'react'
import { completeSignIn } from '#domain/session/sign-in.ts'
import { createAccessToken, requestOtp, resendOtp, verifyOtp } from '#generated/operations/auth.ts'
import { deviceFields } from '#shared/api/device.ts'
import { ApiError } from '#shared/api/errors.ts'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import type { Phone } from './phone-number.ts'

export interface SentCode extends Phone {
  refId: string
  length: number
  /** Milliseconds since 1970 from which another code may be asked for. */
  resendAt: number
  /** Whether it is not the first one. */
  isResent: boolean
}

/** The server's sentence where it has one: it knows why. */
const messageOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error.message : texts.failed)

type Ticket = Awaited<ReturnType<typeof requestOtp.call>>['data']

const sentCode = ({ phone, country_code }: Phone, ticket: Ticket, isResent: boolean): SentCode => ({
  phone,
  country_code,
  refId: ticket.ref_id,
  length: ticket.otp_length,
  resendAt: Date.now() + ticket.resend_after * 1000,
  isResent,
})

async function exchange({ phone, country_code, refId }: SentCode, otp: string) {
  const verifier = generateRandomCodeVerifier()
  const code_challenge = await calculatePKCECodeChallenge(verifier)
  const proof = { phone, country_code, ref_id: refId, otp, code_challenge, code_challenge_method: 'S256' as const }
  const { data: proven } = await verifyOtp.call({ body: proof })
  const { data: tokens } = await createAccessToken.call({
    body: { auth_code: proven.auth_code, code_verifier: verifier, ...deviceFields() },
  })
  await completeSignIn(tokens)
}

/** The same number again, sooner than another code may be asked for: the one sent is still good. */
const isStillGood = (sent: SentCode | null, { phone, country_code }: Phone): sent is SentCode =>
  sent?.phone === phone && sent.country_code === country_code && Date.now() < sent.resendAt

export function usePhoneSignIn() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isChanging, setChanging] = useState(false)
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

  async function ask(phone: Phone) {
    if (!isStillGood(sent, phone)) setSent(sentCode(phone, (await requestOtp.call({ body: phone })).data, false))
    setChanging(false)
  }

  async function askAgain(code: SentCode) {
    const { phone, country_code, refId } = code
    const { data } = await resendOtp.call({ body: { phone, country_code, ref_id: refId } })
    setSent(sentCode(code, data, true))
  }

  return {
    sent,
    /** The customer wants another number; the code that was sent is not forgotten. */
    isChanging,
    error,
    isBusy,
    send: (phone: Phone) => step(() => ask(phone)),
    resend: (code: SentCode) => step(() => askAgain(code)),
    verify: (code: SentCode, otp: string) => step(() => exchange(code, otp)),
    change: () => {
      setChanging(true)
      setError(null)
    },
  }
}
