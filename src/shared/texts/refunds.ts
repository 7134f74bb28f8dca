/** Texts of the refunds screen. */
import { sharedTexts } from './shared.ts'

export const refundTexts = {
  title: 'Refunds',
  search: 'Machine or order number',
  statusFilter: 'Status',
  statuses: { Initiated: sharedTexts.onItsWay, Processed: 'Done', Failed: 'Failed' },
  otherStatus: sharedTexts.beingChecked,
  kinds: { full: 'Full refund', partial: 'Partial refund' },
  otherKind: 'Refund',
  otherMode: 'Another way',
  order: sharedTexts.orderNumber,
  none: 'No refunds yet',
  noneHint: 'If something does not come out, open its order to get your money back. The refund then shows here.',
  toOrders: 'See your orders',
} as const
