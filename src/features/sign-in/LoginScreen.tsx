import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useSession, wasSessionLost } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { paths, routes, safeNext } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { CodeForm } from './CodeForm.tsx'
import { configuredCountry } from './countries.ts'
import { PhoneForm } from './PhoneForm.tsx'
import type { TypedNumber } from './phone-number.ts'
import styles from './SignIn.module.css'
import { usePhoneSignIn } from './use-phone-sign-in.ts'

/** Sign-in by phone number, which then returns to the screen that required it. */
export function LoginScreen() {
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const { kind } = useSession()
  const wasLost = wasSessionLost()
  const [number, setNumber] = useState<TypedNumber>({ country: configuredCountry(), text: '' })
  const { sent, isChanging, error, unfinished, isBusy, send, resend, verify, change } = usePhoneSignIn()
  const next = safeNext((query.get('next') ?? '') + hash)
  if (kind === 'registered') return <Navigate to={next} replace />
  const isWaiting = sent !== null && !isChanging
  return (
    <Screen
      title={isWaiting ? texts.signIn.codeTitle : texts.signIn.title}
      // After the server has ended the session, every screen leads here.
      {...(kind !== 'expired' && { back: next })}
    >
      {wasLost && !isWaiting && (
        <div role="status" className={styles.lost}>
          <p>{texts.signIn.lostTitle}</p>
          <p>{texts.signIn.lost}</p>
        </div>
      )}
      {unfinished && (
        <div role="alert" className={styles.unfinished}>
          <p>{texts.signIn.tokenFailed}</p>
          <p>{texts.signIn.tokenNext[unfinished]}</p>
        </div>
      )}
      {isWaiting ? (
        <div className={styles.form}>
          <CodeForm
            key={sent.refId}
            sent={sent}
            error={error}
            isBusy={isBusy}
            onVerify={(otp) => void verify(sent, otp)}
            onResend={() => void resend(sent)}
            onEdit={change}
          />
          {/* Not part of the form, which each code replaces: only a region that was there before is heard. */}
          <p role="status" className={styles.news}>
            {/* The same words again are heard as a new element. */}
            {sent.resends > 0 && <span key={sent.resends}>{texts.signIn.resent}</span>}
          </p>
        </div>
      ) : (
        <PhoneForm
          number={number}
          error={error}
          isBusy={isBusy}
          isAgain={isChanging}
          intro={wasLost ? texts.signIn.introAgain : texts.signIn.intro}
          onChange={setNumber}
          onSend={(phone) => void send(phone)}
        />
      )}
      <Action rank="quiet" to={`${paths.support()}#sign-in`}>
        {texts.signIn.trouble}
      </Action>
      {config.pages.includes('accessibility') && (
        <p className={styles.foot}>
          <TextLink size="sm" to={routes.accessibility}>
            {texts.signIn.accessibility}
          </TextLink>
        </p>
      )}
    </Screen>
  )
}
