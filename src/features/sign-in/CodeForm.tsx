import { useEffect, useRef, useState } from 'react'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Field } from '#shared/ui/Field.tsx'
import { useSecondsUntil } from '#shared/ui/use-seconds-until.ts'
import { findCode } from './one-time-code.ts'
import { formatPhone } from './phone-number.ts'
import styles from './SignIn.module.css'
import type { SentCode } from './use-phone-sign-in.ts'
import { useWebOtp } from './use-web-otp.ts'

interface Props {
  sent: SentCode
  error: string | null
  isBusy: boolean
  onVerify: (otp: string) => void
  onResend: () => void
  onEdit: () => void
}

export function CodeForm({ sent, error, isBusy, onVerify, onResend, onEdit }: Props) {
  const [otp, setOtp] = useState('')
  const [isTouched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(sent.resendAt)
  const isWhole = otp.length === sent.length

  // After a rejected code, typing replaces it.
  useEffect(() => {
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  useWebOtp(take)

  /** The last digit submits the code. */
  function take(text: string) {
    const code = findCode(text, sent.length)
    setOtp(code)
    if (code.length === sent.length && code !== otp) onVerify(code)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        field.current?.focus()
        if (isWhole) onVerify(otp)
      }}
    >
      <p>
        {texts.sentTo(formatPhone(sent))}{' '}
        <button type="button" className={styles.plain} onClick={onEdit}>
          {texts.edit}
        </button>
      </p>
      <Field
        ref={field}
        id="otp"
        label={texts.code(sent.length)}
        hint={texts.codeHint}
        error={isTouched && !isWhole ? texts.codeInvalid(sent.length) : error}
        autoFocus
        className={styles.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        readOnly={isBusy}
        value={otp}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? texts.verifying : texts.verify}
      </button>
      <button type="button" className={styles.plain} disabled={seconds > 0 || isBusy} onClick={onResend}>
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </button>
      <p role="status" className={styles.news}>
        {sent.isResent && texts.resent}
      </p>
    </form>
  )
}
