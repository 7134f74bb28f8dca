/** Removals of behaviours (tests/coverage/removals/) are run seldom: that each still finds its place is seen here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removals } from '../coverage/removals/all.ts'
import { rows } from '../coverage/specification/rows.ts'

const root = join(import.meta.dirname, '../..')

test('every row has one, whichever a seed picks', () =>
  expect(rows.filter(({ id }) => !(id in removals)).map(({ id }) => id)).toEqual([]))

test.each(Object.entries(removals))('%s is removed by one edit in one place', (id, { file, from, to }) => {
  expect(rows.map((row) => row.id)).toContain(id)
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})
