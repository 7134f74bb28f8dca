/** What `npm run codegen -- --check` compares with: it names every file that differs, is missing or is new. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences } from '../../codegen/generate.ts'

test('every manual change is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-check-'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  mkdirSync(join(folder, 'fresh/zod'), { recursive: true })
  mkdirSync(join(folder, 'mine/zod'), { recursive: true })
  for (const side of ['fresh', 'mine']) for (const name of ['same', 'edited']) write(`${side}/zod/${name}.ts`, 'one\n')
  write('mine/zod/edited.ts', 'one\r\n')
  write('fresh/gone.ts', '')
  write('mine/.hidden', '')
  write('fresh/linked.ts', 'one\n')
  symlinkSync(join(folder, 'fresh/linked.ts'), join(folder, 'mine/linked.ts'))
  const found = differences(join(folder, 'fresh'), join(folder, 'mine')).sort()
  rmSync(folder, { recursive: true })
  expect(found).toEqual([
    'differs: generated/linked.ts',
    'differs: generated/zod/edited.ts',
    'missing: generated/gone.ts',
    'not generated: generated/.hidden',
  ])
})
