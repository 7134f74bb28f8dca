import { Anchor } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Action } from '#shared/ui/Action.tsx'
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
        <Anchor component="button" type="button" className={styles.edit} onClick={onEdit}>
          {texts.edit}
        </Anchor>
      </p>
      <Field
        ref={field}
        id="otp"
        label={texts.code(sent.length)}
        hint={texts.codeHint}
        error={isTouched && !isWhole ? texts.codeInvalid(sent.length) : error}
        autoFocus
        classNames={{ input: styles.code }}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        readOnly={isBusy}
        value={otp}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <Action type="submit" disabled={isBusy}>
        {isBusy ? texts.verifying : texts.verify}
      </Action>
      <Action rank="quiet" disabled={seconds > 0 || isBusy} onClick={onResend}>
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Action>
      <p role="status" className={styles.news}>
        {sent.isResent && texts.resent}
      </p>
    </form>
  )
}
