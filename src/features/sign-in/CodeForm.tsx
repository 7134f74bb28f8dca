import { Anchor, Input, PinInput } from '@mantine/core'
import { type ClipboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
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
        <Anchor
          component="button"
          type="button"
          underline="always"
          className={styles.edit}
          disabled={isBusy}
          onClick={onEdit}
        >
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

/** Digits of any script; the code is read in ASCII. */
const anyDigits = /^\p{Nd}+$/u

/**
 * One box per digit. Not in an Input.Wrapper, which gives all of its inputs one id, nor as Mantine's number, which
 * refuses the digits of Hindi and Arabic keyboards.
 */
function CodeField({ ref, length, error, isBusy, value, onChange }: CodeFieldProps) {
  const id = useId()
  const note = { id: `${id}-note`, children: <Words>{error ?? texts.signIn.codeHint}</Words> }
  return (
    <div className={styles.codeField}>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {texts.signIn.code({ length })}
      </Input.Label>
      <PinInput
        ref={ref}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={note.id}
        classNames={{ root: styles.code, pinInput: styles.digit }}
        length={length}
        type={anyDigits}
        placeholder=""
        gap="xs"
        autoFocus
        error={Boolean(error)}
        readOnly={isBusy}
        value={value}
        onChange={onChange}
        getInputProps={(index) => ({
          'aria-label': texts.signIn.digit({ position: index + 1, length }),
          inputMode: 'numeric',
          enterKeyHint: 'done',
          // Customers may paste the whole message.
          onPaste: (event: ClipboardEvent) => {
            event.preventDefault()
            onChange(event.clipboardData.getData('text/plain'))
          },
        })}
      />
      {error ? <Input.Error role="alert" {...note} /> : <Input.Description {...note} />}
    </div>
  )
}
