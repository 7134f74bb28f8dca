import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginxFiles } from './nginx-files.ts'
import { nameServersIn } from './upstream.ts'

const site = {
  ...{ out: '/srv/app', headers: { always: {}, overHttps: {} }, api: 'http://127.0.0.1:4010', formTargets: [] },
  ...{ resolver: [], nginx: '1.22.1', listen: '', serverName: '_', certificate: '', key: '', hasBrotli: false },
}

test.each([
  ['/', ['/v1/', '/payments/'], ['= /payments ']],
  ['/', ['/v1/', '/media/'], []],
  ['/order/', ['/v1/', '/payments/'], ['= /order ']],
])('the app at %s keeps its own page of a path that nginx proxies', (base, pass, exact) => {
  const files = nginxFiles({ ...site, base, pass } as never)
  expect(files['location.conf']?.match(/= \/\S+ (?=\{)/g) ?? []).toEqual(exact)
})

test.each([
  ['this computer’s name servers by default', [], () => nameServersIn(resolvConf())],
  ['those of --resolver', ['10.0.0.2', '[fd00::2]'], () => ['10.0.0.2', '[fd00::2]']],
])('the API’s name is looked up by %s', (_, resolver, expected) => {
  const named = { ...site, api: 'https://api.example.com', base: '/', pass: ['/v1/'], resolver }
  const [, found] = /resolver (.+) valid=/.exec(nginxFiles(named as never)['location.conf'] ?? '') ?? []
  expect(found?.split(' ')).toEqual(expected())
})

const resolvConf = () => (existsSync('/etc/resolv.conf') ? readFileSync('/etc/resolv.conf', 'utf8') : '')

test('each app has a group of its own, and its file is included by its host', () => {
  const filesIn = (out: string) => nginxFiles({ ...site, out, base: '/', pass: ['/v1/'] } as never)
  const [one, other] = [filesIn('/srv/app'), filesIn('/srv/other-app')]
  expect(one['upstream.conf']).toContain('upstream app_srv_app {\n  server 127.0.0.1:4010;\n')
  expect(one['location.conf']).toContain('proxy_pass http://app_srv_app;')
  expect(one['nginx.conf']).toContain('include "/srv/app/upstream.conf";')
  expect(other['upstream.conf']).toContain('upstream app_srv_other_app {')
})
