import { texts } from '#shared/texts/catalog.ts'
import type { RefundTrack } from './refund-track.ts'

/** Card, ending in 4242. */
export function destinationOf({ method, last_four }: NonNullable<RefundTrack['destination']>): string {
  const name = texts.refundTrack.methods[method] ?? method
  return last_four ? texts.refundTrack.endsIn({ method: name, digits: last_four }) : name
}
