import { expect, test } from 'vitest'
import { nameServersIn, passTo } from './upstream.ts'

test('finds the name servers that nginx can use', () => {
  const text =
    '# nameserver 9.9.9.9\nsearch example.com\nnameserver 10.0.0.2\nnameserver fd00::2\nnameserver fe80::1%eth0\n'
  expect(nameServersIn(text)).toEqual(['10.0.0.2', '[fd00::2]'])
  expect(nameServersIn('')).toEqual(['127.0.0.1'])
})

test.each([
  ['https://api.example.com', 'proxy_pass $app_api;'],
  ['http://localhost:4010', 'proxy_pass http://localhost:4010;'],
  ['http://[::1]:4010', 'proxy_pass http://[::1]:4010;'],
  ['http://10.0.0.7', 'proxy_pass http://10.0.0.7;'],
  ['http://api:8080', 'proxy_pass http://api:8080;'],
  ['http://old-api:8080', 'proxy_pass $app_api;'],
])('looks up the name of %s while nginx runs unless /etc/hosts has it', (api, expected) => {
  const hosts = '127.0.0.1 localhost\n172.17.0.1\tgateway api # old-api\n'
  expect(passTo(new URL(api), ['10.0.0.2'], hosts)).toContain(expected)
})
