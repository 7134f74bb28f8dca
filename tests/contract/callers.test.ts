/** The mock server serves only this computer. It rejects other hosts, other sites' pages and their forms. */
import { type IncomingMessage, request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mock, startMock } from './mock-client.ts'

const otherHost = 'vending.test'
let mock: Mock
let opened: Mock
beforeAll(async () => {
  ;[mock, opened] = await Promise.all([startMock(), startMock({ host: otherHost })])
})
afterAll(() => Promise.all([mock.close(), opened.close()]))

/** Sends a request as a browser does. Node's `fetch` sets neither Host nor Sec-Fetch-Site. */
function send(url: string, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    })
    sent.once('response', (response) => resolve(response.resume())).once('error', reject)
    sent.end(body)
  })
}

const evil = 'https://evil.example'
const json = { 'content-type': 'application/json' }
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('the mock server rejects', () => {
  test.each<[string, number, string, string, Record<string, string>, string?]>([
    ['a foreign host', 403, 'GET', '/docs', { host: 'evil.example:4010' }],
    ['a host that only ends in localhost', 403, 'GET', '/docs', { host: 'evillocalhost' }],
    ['an invalid host', 403, 'GET', '/docs', { host: 'localhost@evil.example' }],
    ['a foreign origin', 403, 'GET', '/v1/customers/machines/VM-1001', { origin: evil }],
    ['the preflight of a foreign origin', 403, 'OPTIONS', '/v1/auth/guest-login', { origin: evil }],
    ['an opaque origin', 403, 'POST', '/__mock/reset', { origin: 'null' }],
    ["another site's form", 403, 'POST', '/__mock/reset', { origin: evil, ...link }],
    ["another site's form to a provider page", 403, 'POST', '/providers/card/pay', { origin: evil, ...link }],
    ["another site's image", 403, 'GET', '/media/products/x.webp', { 'sec-fetch-site': 'cross-site' }],
    ["another site's frame", 403, 'GET', '/console', { ...link, 'sec-fetch-dest': 'iframe' }],
    ["another site's link to a control endpoint", 403, 'GET', '/__mock/state', link],
    ['a control call in plain text', 415, 'POST', '/__mock/clock', { 'content-type': 'text/plain' }, '{"ms":1}'],
    ['a control call without a content type', 415, 'POST', '/__mock/clock', {}, '{"ms":1}'],
  ])('%s', async (_, status, method, path, headers, body) => {
    const response = await send(mock.url, method, path, headers, body)
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject(json)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('the mock server accepts', () => {
  test.each<[string, string, string, Record<string, string>, string?]>([
    ['a host that names a world', 'GET', '/docs', { host: 'declined.localhost:4273' }],
    ['the IPv4 loopback address', 'GET', '/docs', { host: '127.0.0.1:4010' }],
    ['the IPv6 loopback address', 'GET', '/docs', { host: '[::1]:4010' }],
    ['a link from another site', 'GET', '/console', link],
    ['the console', 'POST', '/__mock/clock', { ...json, 'sec-fetch-site': 'same-origin' }, '{"ms":1}'],
    ['a reset without a body', 'POST', '/__mock/reset', {}],
  ])('%s', async (_, method, path, headers, body) => {
    expect((await send(mock.url, method, path, headers, body)).statusCode).toBe(200)
  })

  test('any world’s app, which may read the response (CORS)', async () => {
    const origin = 'http://declined.localhost:4173'
    const { statusCode, headers } = await send(mock.url, 'OPTIONS', '/v1/auth/guest-login', {
      origin,
      'access-control-request-method': 'POST',
    })
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin })
  })
})

test('other devices reach it only with --host, and only by that name', async () => {
  const address = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address
  // A computer without a network has no other address to try.
  const outside = (url: string) => (address ? url.replace('localhost', address) : url)
  if (address) await expect(send(outside(mock.url), 'GET', '/docs')).rejects.toThrow('ECONNREFUSED')
  const named = { host: `${otherHost}:4010`, origin: `http://${otherHost}:4173` }
  expect((await send(outside(opened.url), 'GET', '/docs', named)).statusCode).toBe(200)
  expect((await send(outside(opened.url), 'GET', '/docs', { host: 'other.test' })).statusCode).toBe(403)
})

test('a payment page runs only its inline script, and no page can be framed', async () => {
  const policyOf = async (path: string) =>
    (await send(mock.url, 'GET', path)).headers['content-security-policy']?.toString().split('; ') ?? []
  const payment = await policyOf('/providers/card/pay')
  expect(payment).toContain("default-src 'none'")
  expect(payment.find((each) => each.startsWith('script-src'))).toMatch(/^script-src 'sha256-[\w+/=]+'$/)
  for (const path of ['/providers/card/pay', '/console', '/docs', '/'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
})
