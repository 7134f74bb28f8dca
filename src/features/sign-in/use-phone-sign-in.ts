/** Sign-in by phone: request a code, verify it, exchange the result for tokens. */
import { useRef, useState } from 'react'
import { requestOtp, resendOtp } from '#generated/operations/auth.ts'
import { describeError } from '#shared/api/describe-error.ts'
import { ApiError } from '#shared/api/errors.ts'
import { provesGone, rejects } from '#shared/api/proofs.ts'
import { now } from '#shared/clock.ts'
import { exchangeProof, type Proof, verifyCode } from './exchange.ts'
import type { Phone } from './phone-number.ts'

export interface SentCode extends Phone {
  refId: string
  length: number
  /** When another code may be requested, by clock.ts. */
  resendAt: number
  /** How often a code was sent again. */
  resends: number
  /** Set if the code was correct but its proof has not been exchanged yet. */
  proof?: Proof
}

/** What to do after a failed exchange: retry with the same proof, or start over with a new code. */
type Unfinished = 'retry' | 'start-over'

type Ticket = Awaited<ReturnType<typeof requestOtp.call>>['data']

const sentCode = ({ phone, country_code }: Phone, ticket: Ticket, resends: number): SentCode => ({
  phone,
  country_code,
  refId: ticket.ref_id,
  length: ticket.otp_length,
  resendAt: now() + ticket.resend_after * 1000,
  resends,
})

/** Whether the last code was sent to this number and no other code may be requested yet. */
const isStillValid = (sent: SentCode | null, { phone, country_code }: Phone): sent is SentCode =>
  sent?.phone === phone && sent.country_code === country_code && now() < sent.resendAt

/** Runs one step at a time. `error` is the last step's, for the form. */
function useStep() {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Set at the first tap, before React renders.
  const isRunning = useRef(false)

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    await work().catch((failure: unknown) => setError(describeError(failure)))
    isRunning.current = false
    setBusy(false)
  }

  return { error, isBusy, run, clearError: () => setError(null) }
}

export function usePhoneSignIn() {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null)
  const { error, isBusy, run, clearError } = useStep()

  const step = (work: () => Promise<void>) =>
    run(() => {
      setUnfinished(null)
      return work()
    })

  async function requestCode(phone: Phone) {
    if (!isStillValid(sent, phone)) setSent(sentCode(phone, (await requestOtp.call({ body: phone })).data, 0))
    setChanging(false)
  }

  async function resendCode(code: SentCode) {
    const { phone, country_code, refId } = code
    try {
      const { data } = await resendOtp.call({ body: { phone, country_code, ref_id: refId } })
      setSent(sentCode(code, data, code.resends + 1))
    } catch (failure) {
      // With Retry-After, the server may require a longer wait than it announced with the code.
      if (failure instanceof ApiError && failure.retryAt) setSent({ ...code, resendAt: failure.retryAt })
      if (!provesGone(failure)) throw failure
      const { data } = await requestOtp.call({ body: { phone, country_code } })
      setSent(sentCode(code, data, code.resends + 1))
    }
  }

  async function verify(code: SentCode, otp: string) {
    const proof = code.proof ?? (await verifyCode(code, otp))
    await exchangeProof(proof).catch((failure: unknown) => {
      // A rejected proof is used up, and so is its code.
      setSent(rejects(failure) ? null : { ...code, proof })
      setUnfinished(rejects(failure) ? 'start-over' : 'retry')
    })
  }

  return {
    sent,
    /** Whether the customer has gone back to change the number. The last code stays valid. */
    isChanging,
    error,
    unfinished,
    isBusy,
    send: (phone: Phone) => step(() => requestCode(phone)),
    resend: (code: SentCode) => step(() => resendCode(code)),
    verify: (code: SentCode, otp: string) => step(() => verify(code, otp)),
    change: () => {
      setChanging(true)
      clearError()
      setUnfinished(null)
    },
  }
}
