import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('npm start prints what the build warns of', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(join(root, 'brand/gruenzeug'), folder, { recursive: true })
  writeFileSync(join(folder, 'pages/agb.de.md'), '# AGB')
  // Ends the build, so nothing is served.
  writeFileSync(join(folder, 'pages/faq.de.md'), '---\nupdated: yesterday\n---\n# FAQ')
  const { stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, BRAND: folder, APP_PORT: '6541', MOCK_PORT: '6542' },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toContain('agb.de.md: no page has this name')
  expect(stderr).toContain('The build failed.')
})
