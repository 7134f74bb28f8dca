/** Turns a list's pages into rows. Pure. */
import { formatMonth } from '#shared/dates/dates.ts'

export interface ListRow {
  id: string
  created_at: string
}

export interface Rows<R> {
  rows: R[]
  /** Whether a row occurs twice. */
  hasRepeats: boolean
}

export interface Month<R> {
  /** Empty if the date is invalid. */
  title: string
  rows: R[]
}

/** New rows shift others to the next page. A repeated row is shown once: in its first position, with its latest data. */
export function rowsOf<R extends ListRow>(pages: readonly { data: readonly R[] }[]): Rows<R> {
  const all = pages.flatMap(({ data }) => data)
  const byId = new Map(all.map((row) => [row.id, row]))
  return { rows: [...byId.values()], hasRepeats: byId.size < all.length }
}

/** Keeps the order of the rows. */
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
