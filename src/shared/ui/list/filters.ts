/** A list's filters are part of the URL, which keeps them on back and reload. Invalid values are ignored. */
import { useSearchParams } from 'react-router-dom'
import { keywordIn } from '#shared/keyword.ts'

const maxKeywordLength = 64

export const keywordOf = (query: URLSearchParams): string =>
  keywordIn(query.get('keyword') ?? '').slice(0, maxKeywordLength)

/** A date in the format of date fields; empty if invalid. */
function dayOf(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? ''
  const time = Date.parse(day)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
  return isDay ? day : ''
}

/** Whether both days are set and in order. ISO dates sort as text. */
export const isRange = ({ from, to }: { from: string; to: string }) => from !== '' && to !== '' && from <= to

/** First and last day; both empty if the range is incomplete or invalid. */
export function rangeOf(query: URLSearchParams): { from: string; to: string } {
  const range = { from: dayOf(query, 'from'), to: dayOf(query, 'to') }
  return isRange(range) ? range : { from: '', to: '' }
}

/** The known values of a comma-joined parameter, each once. */
export function choicesOf<C extends string>(query: URLSearchParams, name: string, choices: readonly C[]): C[] {
  const chosen = (query.get(name) ?? '').split(',')
  return choices.filter((choice) => chosen.includes(choice))
}

/** An empty value removes the parameter. Other parameters stay. */
export function changed(query: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The URL's query and a function that changes filters. It replaces the history entry, so back leaves the list. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Record<string, string>) =>
    setQuery((current) => changed(current, changes), { replace: true })
  return { query, change }
}
