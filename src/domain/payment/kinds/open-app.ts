import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'
import { toMinor } from '#shared/money/money.ts'
import { parseUrl } from '#shared/platform.ts'
import { isTouchDevice } from '#shared/touch.ts'

export type OpenAppPayment = components['schemas']['OpenAppPayment']

/** Whether a link leads to an app that the operator allows, and asks for exactly this amount. */
function isSafe(link: string, { amount, currency }: OpenAppPayment): boolean {
  const url = parseUrl(link)
  if (!config.paymentAppSchemes.some((scheme) => url?.protocol === `${scheme}:`)) return false
  if (url?.protocol !== 'upi:') return true
  // NPCI's linking specification: am is the amount, cu its currency. Of two, an app may take either.
  const [amounts, units] = [url.searchParams.getAll('am'), url.searchParams.getAll('cu')]
  const [asked = ''] = amounts
  const isAmount = amounts.length === 1 && /^\d+(\.\d+)?$/.test(asked) && toMinor(Number(asked)) === toMinor(amount)
  return isAmount && units.every((unit) => !unit || !currency || unit === currency)
}

/** The content of the QR code; undefined if a link of this payment is not safe to open. */
export function codeOf(payment: OpenAppPayment): string | undefined {
  const { link, qr_data = link } = payment
  return isSafe(link, payment) && isSafe(qr_data, payment) ? qr_data : undefined
}

/** Opens the customer's app. A computer has none: there, the code leads to it. */
export function openApp(payment: OpenAppPayment, { location }: Pick<Window, 'location'>): boolean {
  if (codeOf(payment) === undefined) return false
  if (isTouchDevice()) location.assign(payment.link)
  return true
}
