/** What an operator adds, as the guides say, is not reported as unused. Knip runs in a project with nothing else. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

function knipWith(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'))
  for (const name of ['knip.json', 'package.json']) cpSync(join(root, name), join(folder, name))
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), 'export default (event: unknown) => console.log(event)\n')
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const { stdout } = spawnSync(process.execPath, [knip, '--include', 'files'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout
}

// deploy/README.md, “After a deployment”
test('a brand’s telemetry.ts is used', () => {
  expect(knipWith('brand/mine/telemetry.ts')).not.toContain('telemetry.ts')
  expect(knipWith('brand/mine/other.ts')).toContain('brand/mine/other.ts')
})
