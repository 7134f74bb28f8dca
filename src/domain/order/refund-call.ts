/** Shared by the refund calls: idempotency keys, and messages for failures. */

import { messageOf } from '#shared/api/describe-error.ts'
import { isRefused } from '#shared/api/proofs.ts'
import { texts } from '#shared/texts/catalog.ts'

const maxLength = 64

/**
 * One key per order or item, so that no dialog, tab or reload can refund twice. The contract defines its characters and
 * length. A long id counts with its end: the items of an order may begin alike.
 */
export function refundKey(kind: 'refund-of' | 'missing', id: string) {
  const start = `${kind}-`
  const named = id.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(start.length - maxLength)
  return `${start}${named}`.padEnd(16, '-')
}

/** The reason if the server rejected the refund; after any other error, the outcome is unknown. */
export function refundProblem(error: Error): string {
  return isRefused(error) ? messageOf(error) : texts.orderActions.refundUnknown
}
