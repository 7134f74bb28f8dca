import { createHash } from 'node:crypto'
import type { Row } from './row.ts'

const drawOf = (seed: string, { id }: Row) => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** Each row draws by its own id, so that a new row takes one place and leaves the others as they were. */
export const pick = (rows: Row[], seed: string, count: number): Row[] =>
  rows
    .map((row) => ({ row, draw: drawOf(seed, row) }))
    .sort((a, b) => (a.draw < b.draw ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row)
