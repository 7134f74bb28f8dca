import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginxFiles } from './nginx-files.ts'
import { sampleSite } from './site.sample.ts'
import { nameServersIn } from './upstream.ts'

const site = { ...sampleSite, api: 'http://127.0.0.1:4010' }

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

const https = { certificate: '/a.pem', key: '/a.key' }

test.each([
  ['', {}, ['80', '[::]:80']],
  ['8080 backlog=511', {}, ['8080 backlog=511', '[::]:8080 backlog=511']],
  ['', https, ['443 ssl http2', '[::]:443 ssl http2', '80', '[::]:80']],
  ['8443', https, ['8443 ssl http2', '[::]:8443 ssl http2']],
  ...['127.0.0.1:8080', '127.0.0.1', '[::1]:8080', '*:80', 'unix:/run/app.sock'].map(
    (listen) => [listen, {}, [listen]] as [string, object, string[]],
  ),
] as [string, object, string[]][])('--listen "%s" is on IPv4 and IPv6 if it is a port (%j)', (listen, more, places) => {
  const placesIn = (hasIpv6: boolean) => {
    const files = nginxFiles({ ...site, base: '/', pass: [], listen, ...more, hasIpv6 } as never)
    return [...(files['nginx.conf'] ?? '').matchAll(/^ *listen (.*);$/gm)].map(([, place]) => place)
  }
  expect(placesIn(true)).toEqual(places)
  expect(placesIn(false)).toEqual(places.filter((place) => place === listen || !place.startsWith('[::]')))
})
