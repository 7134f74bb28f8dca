/** A growing list's pages as rows. Pure. */
import { formatMonth } from '#shared/dates/dates.ts'

export interface ListRow {
  id: string
  created_at: string
}

export interface Rows<R> {
  rows: R[]
  /** Whether a row has come twice. */
  hasRepeats: boolean
}

export interface Month<R> {
  /** Empty where a row has no date that can be read. */
  title: string
  rows: R[]
}

/** A row made meanwhile moves the last of a page to the next one: each is shown once, where it came first, as it came last. */
export function rowsOf<R extends ListRow>(pages: readonly { data: readonly R[] }[]): Rows<R> {
  const all = pages.flatMap(({ data }) => data)
  const byId = new Map(all.map((row) => [row.id, row]))
  return { rows: [...byId.values()], hasRepeats: byId.size < all.length }
}

/** In the order in which they come. */
export function byMonth<R extends ListRow>(rows: readonly R[]): Month<R>[] {
  const months: Month<R>[] = []
  for (const row of rows) {
    const title = formatMonth(row.created_at)
    const last = months.at(-1)
    if (last?.title === title) last.rows.push(row)
    else months.push({ title, rows: [row] })
  }
  return months
}
