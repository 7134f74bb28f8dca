import { Navigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { safeNext } from '#shared/paths.ts'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { usePhoneSignIn } from './use-phone-sign-in.ts'

/** Sign-in by phone. Whoever has signed in goes on to where they came from. */
export function LoginScreen() {
  const [query] = useSearchParams()
  const { kind } = useSession()
  const { sent, error, isBusy, send, resend, verify, edit } = usePhoneSignIn()
  if (kind === 'registered') return <Navigate to={safeNext(query.get('next'))} replace />
  return (
    <Screen title={sent ? texts.codeTitle : texts.title}>
      {sent ? (
        <CodeForm
          key={sent.refId}
          sent={sent}
          error={error}
          isBusy={isBusy}
          onVerify={(otp) => void verify(sent, otp)}
          onResend={() => void resend(sent)}
          onEdit={edit}
        />
      ) : (
        <PhoneForm error={error} isBusy={isBusy} onSend={(phone) => void send(phone)} />
      )}
    </Screen>
  )
}
