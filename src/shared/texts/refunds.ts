/** Texts of the refunds screen. */
import { sharedTexts } from './shared.ts'

export const refundTexts = {
  title: 'Refunds',
  search: 'Machine or order number',
  statusFilter: 'Which state',
  statuses: { Initiated: sharedTexts.onItsWay, Processed: 'Done', Failed: 'Failed' },
  otherStatus: sharedTexts.beingChecked,
  kinds: { full: 'Full refund', partial: 'Partial refund' },
  otherKind: 'Refund',
  otherMode: 'Elsewhere',
  order: sharedTexts.orderNumber,
  none: 'No refunds yet',
  noneHint: 'When something does not come out, open its order to get your money back. It then shows here.',
  toOrders: 'See your orders',
} as const
