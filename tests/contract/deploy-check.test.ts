import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkSite } from '../../deploy/check-site.ts'

test('deploy:check hints at Brotli if a host compresses with gzip only', async () => {
  const page = `<div id="root"></div>${'x'.repeat(3000)}`
  const server = createServer(({ headers }, response) => {
    if (headers['accept-encoding'] !== 'gzip') return response.end(page)
    response.writeHead(200, { 'content-encoding': 'gzip', vary: 'accept-encoding' }).end(gzipSync(page))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const { findings, hints } = await checkSite(new URL(`http://localhost:${port}/`))
  server.close()
  expect(hints).toEqual([expect.stringContaining('gzip only')])
  expect(findings.filter((finding) => finding.includes('compressed'))).toEqual([])
})
