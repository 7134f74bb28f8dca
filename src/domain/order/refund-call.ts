/** Shared by the refund calls: idempotency keys, and messages for failures. */

import { ApiError, errorCode } from '#shared/api/errors.ts'
import { quoted } from '#shared/api/server-language.ts'
import { texts } from '#shared/texts/catalog.ts'

/** One key per order or item, so that no dialog, tab or reload can refund twice. The contract defines its characters and length. */
export const refundKey = (kind: 'refund-of' | 'missing', id: string) =>
  `${kind}-${id}`
    .replaceAll(/[^A-Za-z0-9-]/g, '-')
    .padEnd(16, '-')
    .slice(0, 64)

/** The reason if the server rejected the refund; after any other error, the outcome is unknown. */
export function refundProblem(error: Error): string {
  const code = errorCode(error)
  if (code === 'REFUND_4090') return texts.orderActions.refundNone
  if (code === 'REFUND_4091') return texts.orderActions.refundTwice
  return error instanceof ApiError && error.status < 500 ? quoted(error.message) : texts.orderActions.refundUnknown
}
