/** Secrets of customers have no place in a report of live traffic. */
import type { Wrong } from './checks/reply.ts'
import { partsOf } from './contract.ts'
import type { Call } from './requests/call.ts'

const secret =
  /^(authorization|cookie|set-cookie|refreshtoken|accesstoken|otp|auth_code|code_verifier|fcm_token|phone|email)$/i
const mask = 'HIDDEN'
const masked = (name: string, value: unknown) => (secret.test(name) ? mask : value)

/** JSON with secrets masked at any depth; of another text nothing is known, so nothing is told. */
function maskedText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, masked))
  } catch {
    return mask
  }
}

export const withoutSecrets = <Sent extends Omit<Call, 'operation'>>(call: Sent): Sent => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(masked(name, value))])),
  ...(call.body !== undefined && { body: maskedText(call.body) }),
})

const isBody = ({ check, pointer }: Wrong) => check === 'body' || pointer.startsWith('/body')

export function foundWithoutSecrets(wrong: Wrong): Wrong {
  if (secret.test(partsOf(wrong.pointer).at(-1) ?? '')) return { ...wrong, found: mask }
  return isBody(wrong) ? { ...wrong, found: maskedText(wrong.found) } : wrong
}
