import { Anchor, Input, PinInput } from '@mantine/core'
import { type ClipboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { useSecondsUntil } from '#shared/ui/use-seconds-until.ts'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { Words } from '#shared/ui/Words.tsx'
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
  const first = useRef<HTMLInputElement>(null)
  const seconds = useSecondsUntil(sent.resendAt)
  const isComplete = otp.length === sent.length
  const [lastError, setLastError] = useState(error)
  // A refused code has to be typed again.
  if (error !== lastError) {
    setLastError(error)
    if (error) setOtp('')
  }
  const shownError = isTouched && !isComplete && !error ? texts.signIn.codeInvalid({ length: sent.length }) : error

  useEffect(() => {
    if (error) first.current?.focus()
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
        if (isComplete) onVerify(otp)
        else first.current?.focus()
      }}
    >
      <p>
        <Words>{texts.signIn.sentTo({ number: formatPhone(sent) })}</Words>{' '}
        <Anchor component="button" type="button" underline="always" className={styles.edit} onClick={onEdit}>
          {texts.signIn.edit}
        </Anchor>
      </p>
      <CodeField ref={first} length={sent.length} error={shownError} isBusy={isBusy} value={otp} onChange={take} />
      <Action type="submit" disabled={isBusy}>
        {isBusy ? texts.signIn.verifying : texts.signIn.verify}
      </Action>
      <Action rank="quiet" disabled={seconds > 0 || isBusy} onClick={onResend}>
        {seconds > 0 ? texts.signIn.resendIn({ seconds }) : texts.signIn.resend}
      </Action>
      <p role="status" className={styles.news}>
        {sent.isResent && texts.signIn.resent}
      </p>
    </form>
  )
}

interface CodeFieldProps {
  /** Its first digit. */
  ref: Ref<HTMLInputElement>
  length: number
  error: string | null
  isBusy: boolean
  value: string
  /** Gets the digits, or the whole text that was pasted. */
  onChange: (text: string) => void
}

/** One box per digit. */
function CodeField({ ref, length, error, isBusy, value, onChange }: CodeFieldProps) {
  return (
    <Input.Wrapper
      id="otp"
      label={texts.signIn.code({ length })}
      labelElement="div"
      description={error ? undefined : texts.signIn.codeHint}
      error={error}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <PinInput
        ref={ref}
        id="code"
        classNames={{ root: styles.code, pinInput: styles.digit }}
        length={length}
        type="number"
        placeholder=""
        gap="xs"
        autoFocus
        error={Boolean(error)}
        readOnly={isBusy}
        value={value}
        onChange={onChange}
        getInputProps={(index) => ({
          'aria-label':
            index === 0 ? texts.signIn.code({ length }) : texts.signIn.digit({ position: index + 1, length }),
          enterKeyHint: 'done',
          // Customers may paste the whole message.
          onPaste: (event: ClipboardEvent) => {
            event.preventDefault()
            onChange(event.clipboardData.getData('text/plain'))
          },
        })}
      />
    </Input.Wrapper>
  )
}
