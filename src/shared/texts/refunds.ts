/** Refunds that were asked for. */
export const refundTexts = {
  title: 'Refunds',
  search: 'Machine or order number',
  statusFilter: 'Which state',
  statuses: { Initiated: 'On its way', Processed: 'Done', Failed: 'Failed' },
  otherStatus: 'Being checked',
  kinds: { full: 'Full refund', partial: 'Partial refund' },
  otherKind: 'Refund',
  otherMode: 'Elsewhere',
  order: (number: string) => `Order ${number}`,
  none: 'No refunds yet',
  noneHint: 'When something does not come out, open its order to get your money back. It then shows here.',
  toOrders: 'See your orders',
} as const
