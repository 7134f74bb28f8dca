import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkAddresses } from './check-addresses.ts'
import { ownIpv6 } from './upstream.ts'

/** Serves this page at the address. */
async function serve(address: string, text: string, port = 0) {
  const server = createServer((_, response) => response.end(text))
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

const page = '<div id="root"></div>'
const addresses = async () => [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

test.skipIf(!ownIpv6())('an address where nothing answers, or another site, is named', async () => {
  const app = await serve('127.0.0.1', page)
  const site = new URL(`http://app.example.com:${app.port}/order/`)
  expect(await checkAddresses(site, addresses)).toEqual({
    findings: [
      expect.stringMatching(/^::1, an address of app\.example\.com:\d+, .*: ECONNREFUSED\. Let .* on IPv6 too/),
    ],
    hints: [],
  })
  const other = await serve('::1', 'Welcome', app.port)
  expect((await checkAddresses(site, addresses)).findings).toEqual([
    expect.stringContaining('doesn’t serve the app: it responds with 200 and another page.'),
  ])
  other.close()
  const same = await serve('::1', page, app.port)
  expect(await checkAddresses(site, addresses)).toEqual({ findings: [], hints: [] })
  same.close()
  app.close()
})

test('an address to which this computer has no way is a hint; a site that is wrong everywhere is not about addresses', async () => {
  const app = await serve('127.0.0.1', page)
  const at = (address: string) => async () => [{ address, family: 4 }, ...(await addresses()).slice(0, 1)]
  const site = new URL(`http://app.example.com:${app.port}/`)
  // A broadcast address, to which no connection can be made.
  expect(await checkAddresses(site, at('255.255.255.255'))).toEqual({
    findings: [],
    hints: [expect.stringMatching(/^255\.255\.255\.255, .* can’t be reached from this computer \(E[A-Z]+\)/)],
  })
  app.close()
  expect(await checkAddresses(site, addresses)).toEqual({ findings: [], hints: [] })
})
