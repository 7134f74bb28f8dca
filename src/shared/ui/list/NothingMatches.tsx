import { filterTexts as texts } from '#shared/texts/lists.ts'
import { EmptyState } from '../EmptyState.tsx'

/** In place of a filtered list without rows; `to` is the list's address without its filters. */
export function NothingMatches({ to }: { to: string }) {
  return <EmptyState title={texts.nothing} hint={texts.nothingHint} action={{ label: texts.clear, to }} />
}
