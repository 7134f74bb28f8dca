import { useEffect, useState } from 'react'
import type { formatPhone, Phone } from '#features/sign-in/phone-number.ts'
import { loadLater } from '#shared/load-chunk.ts'

/** A phone number as its country writes it. The plain one until the rules of all countries have loaded, or if they can't. */
export function usePhoneText({ country_code, phone }: Phone): string {
  const [format, setFormat] = useState<typeof formatPhone>()
  useEffect(() => {
    loadLater(() => import('#features/sign-in/phone-number.ts')).then(
      (rules) => setFormat(() => rules.formatPhone),
      () => undefined,
    )
  }, [])
  return format && country_code && phone
    ? format({ country_code, phone })
    : [country_code, phone].filter(Boolean).join(' ')
}
