/** The statuses of a refund for the filter and the rows. Pure. */
import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'

export type Refund = components['schemas']['Refund']

export const statuses = Object.keys(texts.refunds.statuses) as Refund['status'][]

/** An unknown status is neutral. */
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

/** The filter's parameter. All selected means no filter. */
export const filterOf = (chosen: readonly Refund['status'][]): string =>
  chosen.length === statuses.length ? '' : statuses.filter((each) => chosen.includes(each)).join(',')
