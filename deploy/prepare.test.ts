import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nginxPath } from '../scripts/prepare.mjs'
import { withBuiltSettings } from '../src/shared/configuration/page.ts'
import { Config } from '../src/shared/configuration/schema.ts'
import { keptDays, writeOut } from './www.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepare '))
const dist = join(folder, 'dist')
const day = 86_400_000

/** A build with these files in its `assets`. */
function build(...assets: string[]) {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const name of assets) writeFileSync(join(dist, 'assets', name), name)
  const page = `<link href="/assets/${assets[0]}" id="app"><script type="application/json" id="config"></script>`
  writeFileSync(join(dist, 'index.html'), withBuiltSettings(page, z.parse(Config, {})))
}

function prepare(out: string, settings: object, ...options: string[]) {
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify(settings))
  const args = ['--import', 'tsx', 'deploy/prepare.ts', '--dist', dist, '--out', out, '--config', config, ...options]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

const everythingIn = (out: string) =>
  (readdirSync(out, { recursive: true, encoding: 'utf8' }) as string[])
    .sort()
    .map((name) => `${name} ${/\.\w+$/.test(name) ? readFileSync(join(out, name), 'utf8') : ''}`)

test('an invalid setting leaves a live folder as it is; a new one gets the page that names it', () => {
  const out = join(folder, 'site B')
  build('one.js')
  const fresh = prepare(out, { currency: 'Euro' })
  expect([fresh.status, fresh.stderr]).toEqual([1, expect.stringContaining('but the page only shows these problems')])
  expect(readFileSync(join(out, 'www/index.html'), 'utf8')).not.toContain('data-valid>')

  expect(prepare(out, { currency: 'EUR' }).status).toBe(0)
  const live = everythingIn(out)
  expect(live.join()).toContain('data-valid>')
  build('two.js')
  const again = prepare(out, { currency: 'Euro' })
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining(`${out} is unchanged`)])
  expect(everythingIn(out)).toEqual(live)
})

test.skipIf(!nginxPath())('nginx reads a configuration whose folder has a space', () => {
  const out = join(folder, 'site C')
  build('one.js')
  expect(prepare(out, {}, '--listen', '6531', '--no-brotli').status).toBe(0)
  const files = ['http.conf', 'nginx.conf'].map((name) => `include "${join(out, name)}";`).join('\n')
  const main = join(out, 'main.conf')
  writeFileSync(main, `pid "${join(out, 'pid')}";\nevents {}\nhttp {\naccess_log off;\n${files}\n}`)
  const { stderr } = spawnSync(nginxPath() ?? '', ['-t', '-c', main, '-e', join(out, 'error.log')], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('test is successful')
})

const site = { out: join(folder, 'site'), dist, base: '/', page: '<p>', config: '{}' }
const assets = () => readdirSync(join(site.out, 'www/assets')).sort()

test('open tabs still find the files of earlier builds, until they are too old', () => {
  build('one.js', 'same.js')
  writeOut(site, {}, 0)
  build('two.js', 'same.js')
  writeOut(site, {}, 90 * day)
  expect(assets()).toEqual(['one.js', 'same.js', 'two.js'])
  // Preparing again, as after a change of config.json, is no new beginning.
  writeOut(site, {}, (90 + keptDays) * day)
  expect(assets()).toContain('one.js')
  writeOut(site, {}, (91 + keptDays) * day)
  expect(assets()).toEqual(['same.js', 'two.js'])
  build('one.js', 'same.js')
  writeOut(site, {}, (92 + keptDays) * day)
  expect(assets()).toEqual(['one.js', 'same.js', 'two.js'])
})

test('a run that fails leaves the folder as it was, with nothing half written', () => {
  build('one.js')
  writeOut(site, { 'nginx.conf': 'one' })
  const before = everythingIn(site.out)
  rmSync(join(dist, 'index.html'))
  mkdirSync(join(dist, 'index.html'))
  expect(() => writeOut(site, { 'nginx.conf': 'two' })).toThrow('EISDIR')
  expect(everythingIn(site.out)).toEqual(before)
  expect(existsSync(join(site.out, 'www.next'))).toBe(false)
  build('two.js')
  mkdirSync(join(site.out, 'headers.json.next'))
  expect(() => writeOut(site, { 'headers.json': '{}' })).toThrow()
  rmSync(join(site.out, 'headers.json.next'), { recursive: true, force: true })
  expect(everythingIn(site.out)).toEqual(before)
})
