/** A list's filters live in the address, so that back and reload keep them. Pure; whatever an address says is read safely. */
const longestKeyword = 64

export const keywordOf = (query: URLSearchParams): string =>
  (query.get('keyword') ?? '').trim().slice(0, longestKeyword)

/** A day as a date field writes it, else empty. */
export function dayOf(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? ''
  const time = Date.parse(day)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
  return isDay ? day : ''
}

/** Those of a comma-joined list that are known, each once. */
export function choicesOf<C extends string>(query: URLSearchParams, name: string, known: readonly C[]): C[] {
  const chosen = (query.get(name) ?? '').split(',')
  return known.filter((choice) => chosen.includes(choice))
}

/** An empty value takes the filter out of the address; what else is in it stays. */
export function changed(query: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
