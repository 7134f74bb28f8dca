import { useSyncExternalStore } from 'react'
import type { Places } from '#shared/ui/places.ts'

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const firstOf = (elements: Element[]) =>
  elements.reduce<Element | null>((first, each) => (first && isBefore(first, each) ? first : each), null)

/** The first of these places in the document; null while there is none. */
export const usePlace = ({ subscribe, all }: Places): Element | null =>
  useSyncExternalStore(subscribe, () => firstOf(all()))
