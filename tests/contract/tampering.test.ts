/** codegen:check sees every hand-made change of generated code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { survivors } from './tampering.ts'
import { tamperings } from './tamperings.ts'

const typesFile = join(import.meta.dirname, '../../generated/types.ts')

test('every edit is seen, and one that changes nothing is told as unseen', { timeout: 300_000 }, async () => {
  const same = { kind: 'add', text: readFileSync(typesFile, 'utf8') } as const
  expect(await survivors([...tamperings, { name: 'nothing', file: 'types.ts', edit: same }])).toEqual(['nothing'])
  expect(new Set(tamperings.map(({ name }) => name)).size).toBe(tamperings.length)
})
