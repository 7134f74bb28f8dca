import { texts } from '#shared/texts/catalog.ts'
import type { RefundTrack } from './refund-track.ts'

/** Card, ending in 4242. A method that the app doesn't know has the neutral name of an order's. */
export function destinationOf({ method, last_four }: NonNullable<RefundTrack['destination']>): string {
  const name = texts.refundTrack.methods[method] ?? texts.orders.otherMethod
  return last_four ? texts.refundTrack.endsIn({ method: name, digits: last_four }) : name
}

/** A bank's reference, as banks print it. One with signs of its own stays as it is. */
export const inGroups = (reference: string) =>
  /^[\da-z]+$/i.test(reference) ? reference.replace(/.{4}(?=.)/g, '$& ') : reference
