/** The build's own plugins. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Json } from '#shared/configuration/merge.ts'
import { precompressed } from '../../build/plugins/precompress.ts'

const root = join(import.meta.dirname, '../..')

function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The build's modules see a copy of the default brand. */
function changeBrand(change: Json) {
  const folder = scratchFolder()
  cpSync(join(root, 'brand/default'), folder, { recursive: true })
  const file = join(folder, 'brand.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
  vi.stubEnv('BRAND', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  return folder
}

test('compressing hides no error of a build that wrote nothing', () => {
  const folder = scratchFolder()
  const plugin = precompressed() as unknown as Record<string, (config?: unknown) => void>
  plugin.configResolved?.({ root: folder, build: { outDir: 'dist' } })
  expect(() => plugin.closeBundle?.()).not.toThrow()
  cpSync(join(root, 'package.json'), join(folder, 'dist/package.json'))
  plugin.writeBundle?.()
  plugin.closeBundle?.()
  expect(existsSync(join(folder, 'dist/package.json.gz'))).toBe(true)
})

test('a brand’s name is written into the page as it is', async () => {
  changeBrand({ name: "$& %DESCRIPTION% & $' Co" })
  const { brandPlugin } = await import('../../build/plugins/brand.ts')
  const { handler } = brandPlugin().transformIndexHtml as unknown as { handler: (page: string) => string }
  expect(handler('<title>%NAME%</title>')).toBe("<title>$&amp; %DESCRIPTION% &amp; $' Co</title>")
})

test('the build leaves out a page that the brand doesn’t have, says so, and takes the brand’s name for an empty one', async () => {
  const folder = changeBrand({ name: 'Chai', config: { name: '', pages: ['faq', 'imprint'] } })
  for (const language of ['en', 'de', 'hi']) rmSync(join(folder, `pages/faq.${language}.md`))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { builtSettings } = await import('../../build/settings.ts')
  expect(builtSettings).toMatchObject({ name: 'Chai', pages: ['imprint'] })
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^brand\.json: config\.pages has faq, but the brand has no/))
})
