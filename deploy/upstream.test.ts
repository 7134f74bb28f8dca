import { expect, test } from 'vitest'
import { nameServersIn, passTo } from './upstream.ts'

test('finds the name servers that nginx can use', () => {
  const text =
    '# nameserver 9.9.9.9\nsearch example.com\nnameserver 10.0.0.2\nnameserver fd00::2\nnameserver fe80::1%eth0\n'
  expect(nameServersIn(text)).toEqual(['10.0.0.2', '[fd00::2]'])
  expect(nameServersIn('')).toEqual(['127.0.0.1'])
})

const hosts = '127.0.0.1 localhost\n172.17.0.1\tgateway api # old-api\n'
const reach = (api: string, version: string) =>
  passTo({ url: new URL(api), nameServers: ['10.0.0.2'], hosts, version, group: 'app' })

test.each([['https://api.example.com'], ['http://old-api:8080']])(
  'looks up the name of %s while nginx runs: in a variable, or since 1.27.3 in a group that keeps connections',
  (api) => {
    for (const version of ['1.18.0', '1.22.1', '1.27.2', '']) {
      const { group, pass } = reach(api, version)
      expect([group, pass.at(-1)]).toEqual([[], 'proxy_pass $app_api;'])
      expect(pass).toContain('resolver 10.0.0.2 valid=10s;')
    }
    for (const version of ['1.27.3', '1.28.0', '2.0.0']) {
      const { group, pass } = reach(api, version)
      const server = expect.stringMatching(/^server (api\.example\.com:443|old-api:8080) resolve;$/)
      expect(group.slice(0, 5)).toEqual([
        ...['zone app 64k;', 'resolver 10.0.0.2 valid=10s;', 'resolver_timeout 5s;', server, 'keepalive 16;'],
      ])
      expect(pass[0]).toMatch(/^proxy_pass https?:\/\/app;$/)
    }
  },
)

test.each([
  ['http://localhost:4010', 'localhost:4010'],
  ['http://[::1]:4010', '[::1]:4010'],
  ['http://10.0.0.7', '10.0.0.7:80'],
  ['http://api:8080', 'api:8080'],
  ['https://api', 'api:443'],
])('keeps connections to %s, which is fixed while nginx runs', (api, server) => {
  const { group, pass } = reach(api, '1.18.0')
  expect(group.slice(0, 2)).toEqual([`server ${server};`, 'keepalive 16;'])
  const ofHttps = ['proxy_pass https://app;', 'proxy_ssl_name api;']
  expect(pass).toEqual(api.startsWith('https:') ? ofHttps : ['proxy_pass http://app;'])
})
