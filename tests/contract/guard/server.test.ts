/** What `--target` says about an address where no server of this API answers, and how long it waits for one that does. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { messagesOf } from './checks.ts'
import { createClient } from './client.ts'
import type { Exchange } from './exchange.ts'
import { readOptions } from './options.ts'
import { secondsToWait } from './retry-after.ts'
import { examineServer } from './server.ts'
import { requestOtp } from './sign-in.ts'

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function examine(answer: RequestListener, ...args: string[]) {
  const { server, url } = await listening(answer)
  try {
    return await examineServer(readOptions(['--target', url, ...args]), url)
  } finally {
    server.close()
  }
}

test('names the address that a server redirects to, instead of a finding for each call (§7.6)', async () => {
  const toHttps: RequestListener = ({ url }, response) =>
    response.writeHead(301, { location: `https://api.example.com${url}` }).end()
  await expect(examine(toHttps, '--only', 'listMachines')).rejects.toThrow('--target https://api.example.com')
  const withSlash: RequestListener = ({ url }, response) => response.writeHead(301, { location: `${url}/` }).end()
  await expect(examine(withSlash, '--only', 'listMachines')).rejects.toThrow(/products\/ \(301\)$/)
})

const answering =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end('no')

test('a server that has nothing of what was asked for hasn’t passed (§7.6)', { timeout: 60_000 }, async () => {
  const only = ['--only', 'listMachines,getMachine']
  await expect(examine(answering(404), ...only)).rejects.toThrow('Is this the API')
  // Neither with an optional one among them, nor if what was asked for was never called.
  await expect(examine(answering(404), '--only', 'listMachines,listWishes')).rejects.toThrow('Is this the API')
  await expect(examine(answering(404), '--only', 'createOrder')).rejects.toThrow('Is this the API')
  // It says itself that they are still to come.
  await expect(examine(answering(501), ...only)).resolves.toMatchObject({ findings: [] })
  // Which servers may leave out.
  await expect(examine(answering(404), '--only', 'listWishes')).resolves.toMatchObject({ findings: [] })
})

test('a server without preflight requests is one finding, and a star is named (§7.6)', {
  timeout: 60_000,
}, async () => {
  const preflight = async (status: number, headers: Record<string, string>) => {
    const answer: RequestListener = ({ method }, response) =>
      method === 'OPTIONS'
        ? status === 0
          ? response.destroy()
          : response.writeHead(status, headers).end()
        : response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    const { findings } = await examine(answer, '--only', 'getMachine', '--origin', 'https://app.example')
    return findings.filter(({ check }) => check === 'cors:preflight').map(({ found }) => found)
  }
  expect(await preflight(405, {})).toEqual(['405'])
  expect(await preflight(0, {})).toEqual(['0'])
  const headers = { 'access-control-allow-origin': 'https://app.example', 'access-control-max-age': '86400' }
  const methods = { 'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE' }
  const [star] = await preflight(204, { ...headers, ...methods, 'access-control-allow-headers': '*' })
  expect(star).toMatch(/^\*, without authorization, content-type, /)
})

test('a connection that is closed in a body is not called slow (§7.6)', { timeout: 60_000 }, async () => {
  let calls = 0
  const closing: RequestListener = (_, response) => {
    calls += 1
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 900 }).write('{"code":"200","da')
    setTimeout(() => response.destroy(), 5)
  }
  const { findings } = await examine(closing, '--only', 'getMachine')
  // Nor is half a body taken for the acceptance of a bad request.
  expect(findings.filter(({ check }) => check.startsWith('bad-request-refused'))).toEqual([])
  const found = findings.filter(({ check }) => check === 'answered').map((each) => each.found)
  expect(found).toEqual(['the connection was closed before the response was complete: 200 {"code":"200","da'])
  // Waiting for the end of each body, the check would take minutes.
  expect(calls).toBeLessThan(30)
})

test('reads a stream whose lines end with CR, as browsers do (§7.6)', { timeout: 60_000 }, async () => {
  const message = JSON.stringify({ type: 'machine', data: { id: 'VM-1', online_status: 'online' } })
  const streaming: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${message}\r\r`)
  const { server, url } = await listening(streaming)
  const client = createClient(url)
  const { text, isCut } = await client.send({ method: 'GET', path: '/', headers: {} })
  expect(isCut).toBeUndefined()
  expect(messagesOf(text)).toEqual([JSON.parse(message)])
  server.closeAllConnections()
  server.close()
})

test.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '12' }, 12],
  ['a date, by the server’s clock', dates('00:00:00', '00:00:05'), 5],
  ['a date that is over', dates('00:00:05', '00:00:00'), 0],
  ['nothing', {}, undefined],
  ['nonsense', { 'retry-after': 'soon' }, undefined],
])('waits as Retry-After says: %s', async (_, headers, seconds) => {
  expect(secondsToWait({ headers })).toBe(seconds)
  const waits: number[] = []
  const exchange = (async () => ({ status: 429, headers })) as unknown as Exchange
  await requestOtp(exchange, { phone: '1', country_code: '+91', otp: '' }, async (ms) => void waits.push(ms))
  expect(waits).toEqual([1000 * (seconds ?? 30)])
})

function dates(now: string, until: string) {
  const at = (time: string) => `Sun, 22 Nov 2026 ${time} GMT`
  return { date: at(now), 'retry-after': at(until) }
}
