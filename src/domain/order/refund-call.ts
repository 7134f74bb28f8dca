/** Shared by the refund calls: idempotency keys, and messages for failures. */

import { messageOf } from '#shared/api/describe-error.ts'
import { isRefused } from '#shared/api/proofs.ts'
import { texts } from '#shared/texts/catalog.ts'

/** One key per order or item, so that no dialog, tab or reload can refund twice. The contract defines its characters and length. */
export const refundKey = (kind: 'refund-of' | 'missing', id: string) =>
  `${kind}-${id}`
    .replaceAll(/[^A-Za-z0-9-]/g, '-')
    .padEnd(16, '-')
    .slice(0, 64)

/** The reason if the server rejected the refund; after any other error, the outcome is unknown. */
export function refundProblem(error: Error): string {
  return isRefused(error) ? messageOf(error) : texts.orderActions.refundUnknown
}
