/** The states of a refund, as the filter and the rows tell them. Pure. */
import type { components } from '#generated/types.ts'
import { refundTexts as texts } from '#shared/texts/refunds.ts'

export type Refund = components['schemas']['Refund']

export const statuses = Object.keys(texts.statuses) as Refund['status'][]

/** One that this app does not know is neutral. */
export function toneOf(status: Refund['status']): 'good' | 'active' | 'bad' | 'neutral' {
  switch (status) {
    case 'Processed':
      return 'good'
    case 'Initiated':
      return 'active'
    case 'Failed':
      return 'bad'
    default:
      return 'neutral'
  }
}

/** The filter's next value: a state is put in or taken out; all together are no filter. */
export function toggled(chosen: readonly Refund['status'][], status: Refund['status']): string {
  const next = statuses.filter((each) => chosen.includes(each) !== (each === status))
  return next.length === statuses.length ? '' : next.join(',')
}
