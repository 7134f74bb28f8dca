/** The command line says in a sentence what it cannot take, and a server that cannot be examined is no clean one. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { createRun } from './run.ts'
import { startMock } from './target/mock.ts'
import { openServer } from './target/server.ts'

test.each([
  [['--target', 'localhost:4010'], '--target takes an origin as https://api.example.com, not localhost:4010'],
  [['--target', 'nowhere'], '--target takes an origin'],
  [['--proxy', '4020'], '--proxy needs --target'],
  [['--target', 'http://localhost', '--proxy', 'abc'], '--proxy takes a whole number, not abc'],
  [['--target', 'http://localhost', '--proxy', '70000'], '--proxy takes a whole number'],
  [['--requests', '0'], '--requests takes a whole number from 1, not 0'],
  [['--seed', 'one'], '--seed takes a whole number, not one'],
  [['--phone', 'nonsense'], '--phone takes a phone as +91:9876543210, not nonsense'],
  [['--only', 'getOrder,noSuch'], 'there is no operation noSuch'],
  [['--header', 'nonsense'], '--header takes name:value'],
])('%j is told', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

const open = async (...args: string[]) => {
  const options = readOptions(args)
  const run = createRun({ origin: options.target ?? '', isMeasured: false })
  return openServer(run, options).finally(() => run.client.close())
}

test('a server that is down, or answers pages, is told before anything is asked', async () => {
  await expect(open('--target', 'http://localhost:9')).rejects.toThrow('http://localhost:9 does not answer')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  }).listen(0)
  const { port } = server.address() as AddressInfo
  await expect(open('--target', `http://localhost:${port}`)).rejects.toThrow('not as an API')
  server.close()
})

test('an account that cannot be signed in is told; one that can is taken', async () => {
  const { url, close } = await startMock(1)
  const target = ['--target', url]
  await expect(open(...target, '--token', 'garbage')).rejects.toThrow('The token is refused')
  await expect(open(...target, '--phone', '+91:9000000777', '--otp', '999999')).rejects.toThrow('is --otp right?')
  const scope = await open(...target, '--phone', '+91:9876543210', '--otp', '123456')
  expect(scope.customer?.userId).toBe('usr-asha')
  await close()
})
