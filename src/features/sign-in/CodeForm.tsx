import { useEffect, useState } from 'react'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Field } from './Field.tsx'
import styles from './SignIn.module.css'
import type { SentCode } from './use-phone-sign-in.ts'

interface Props {
  sent: SentCode
  error: string | null
  isBusy: boolean
  onVerify: (otp: string) => void
  onResend: () => void
  onEdit: () => void
}

/** Whole seconds until an instant, counted down. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((instant - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}

export function CodeForm({ sent, error, isBusy, onVerify, onResend, onEdit }: Props) {
  const [otp, setOtp] = useState('')
  const [isTouched, setTouched] = useState(false)
  const seconds = useSecondsUntil(sent.resendAt)
  const isWhole = otp.length === sent.length
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (isWhole) onVerify(otp)
      }}
    >
      <p>
        {texts.sentTo(`${sent.country_code} ${sent.phone}`)}{' '}
        <button type="button" className={styles.plain} onClick={onEdit}>
          {texts.edit}
        </button>
      </p>
      <Field
        id="otp"
        label={texts.code(sent.length)}
        error={isTouched && !isWhole ? texts.codeInvalid(sent.length) : error}
        autoFocus
        className={styles.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={sent.length}
        value={otp}
        onChange={(event) => setOtp(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? texts.verifying : texts.verify}
      </button>
      <button type="button" className={styles.plain} disabled={seconds > 0 || isBusy} onClick={onResend}>
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </button>
    </form>
  )
}
