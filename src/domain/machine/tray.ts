/** The machine's front: slots by row and column, as printed on it (§2, §3). Pure. */
import { type Slot, usedColumns } from './slots.ts'

/** Whether it is known where in the machine the slot is. */
const isPlaced = ({ row, column }: Pick<Slot, 'row' | 'column'>) => row > 0 && column > 0

/** Row letter and column number: B3. Empty for an unknown position. */
export const slotLabel = (slot: Pick<Slot, 'row' | 'column'>) =>
  isPlaced(slot) ? `${rowLetter(slot.row)}${slot.column}` : ''

/** A, B … Z, AA. Rows start at 1. */
export const rowLetter = (row: number): string =>
  row > 26 ? rowLetter(Math.floor((row - 1) / 26)) + rowLetter(((row - 1) % 26) + 1) : String.fromCharCode(64 + row)

export interface TrayRow {
  row: number
  /** One entry per column; null if the row has no slot there. */
  places: (Slot | null)[]
}

export interface Tray {
  columns: number[]
  rows: TrayRow[]
}

/** Rows from the top with an entry per column. Empty rows and columns and slots of unknown position are left out. */
export function trayOf(all: readonly Slot[]): Tray {
  const slots = all.filter(isPlaced)
  const columns = usedColumns(slots)
  const rows = [...new Set(slots.map(({ row }) => row))].sort((a, b) => a - b)
  const at = new Map(slots.map((slot) => [slotLabel(slot), slot]))
  return {
    columns,
    rows: rows.map((row) => ({ row, places: columns.map((column) => at.get(slotLabel({ row, column })) ?? null) })),
  }
}
