import { useEffect, useEffectEvent } from 'react'

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] }
}

/** Reads the code from the text message if the browser supports WebOTP, until the field unmounts. */
export function useWebOtp(onCode: (code: string) => void) {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const listening = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: listening.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) take(String(credential.code))
      },
      // Denied, timed out or aborted: the customer types the code.
      () => undefined,
    )
    return () => listening.abort()
  }, [])
}
