import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkApi } from '../../deploy/check-api.ts'
import { checkSite } from '../../deploy/check-site.ts'
import { fileHash } from '../../src/service-worker/own-file.ts'
import { Config } from '../../src/shared/configuration/schema.ts'

afterEach(() => vi.unstubAllGlobals())

const gzipOnly = 'The files are compressed with gzip only. With Brotli, they would be smaller.'
const uncompressed = ['/', '/assets/index-1.js', '/sw.js'].flatMap((path) =>
  ['br', 'gzip'].map((encoding) => `${path} is not compressed with ${encoding}`),
)

// The server responds to every path with the page.
test.each([
  ['hints at Brotli if a host compresses with gzip only', 'gzip', [gzipOnly], []],
  ['lists the files that a host does not compress', 'none', [], uncompressed],
])('deploy:check %s, and reports a path that should not exist', async (_, offered, expectedHints, expected) => {
  const page = `<div id="root"></div><script src="/assets/index-1.js"></script>${'x'.repeat(3000)}`
  const server = createServer(({ headers, url }, response) => {
    response.setHeader('cache-control', 'immutable')
    response.setHeader('content-type', url?.endsWith('.js') ? 'text/javascript' : 'text/html')
    if (headers['accept-encoding'] !== offered) return response.end(page)
    response.writeHead(200, { 'content-encoding': offered, vary: 'accept-encoding' }).end(gzipSync(page))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const { findings, hints } = await checkSite(new URL(`http://localhost:${port}/`))
  server.close()
  expect(hints).toEqual(expectedHints)
  expect(findings.filter((finding) => finding.includes('compressed')).sort()).toEqual(expected)
  expect(findings).toContainEqual(expect.stringContaining('/no-such-page responds with 200 instead of 404'))
})

test('deploy:check reports a page that something on the way changes', async () => {
  const page =
    '<script type="application/json" id="config">{}</script><div id="root"></div><script src="/assets/index-1.js"></script>'
  const script = 'export {}'
  const hashes = {
    'assets/index-1.js': await fileHash('assets/index-1.js', new Response(script)),
    'index.html': await fileHash('index.html', new Response(page)),
  }
  let inserted = ''
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html')
    if (url === '/sw.js') return response.end(`const files = \`${JSON.stringify(hashes)}\``)
    response.end(url.endsWith('.js') ? script : page + inserted)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const changed = async () =>
    (await checkSite(new URL(`http://localhost:${port}/`))).findings.filter((each) => each.includes('not as built'))
  expect(await changed()).toEqual([])
  inserted = '<script src="/beacon.js"></script>'
  expect(await changed()).toEqual([expect.stringMatching(/^\/index\.html is not as built/)])
  server.close()
})

test('deploy:check names each missing file of the build, and none if it is the worker', async () => {
  const files = { 'assets/index-1.js': 'export {}', 'assets/Login-1.js': 'export {}', 'icon.svg': '<svg/>' }
  const hashes = Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([path, text]) => [path, await fileHash(path, new Response(text))]),
    ),
  )
  const types = { js: 'text/javascript', svg: 'image/svg+xml' }
  const findingsWithout = async (missing: string[], status: number) => {
    const { site, server } = await serve((url) => {
      const path = url.slice(1)
      const body = path === 'sw.js' ? `const files = \`${JSON.stringify(hashes)}\`` : files[path as keyof typeof files]
      const type = types[path.split('.').pop() as keyof typeof types]
      if (body && !missing.includes(path)) return { type, body }
      return { status: path === '' ? 200 : status, type: 'text/html', body: '<div id="root"></div>' }
    })
    const { findings } = await checkSite(site)
    server.close()
    return findings.filter((each) => /^\/.*(is missing: |as built)/.test(each))
  }
  const missing = ['assets/Login-1.js', 'icon.svg']
  const reported = (answer: string) =>
    missing.map((path) => `/${path} is missing: the server responds with ${answer}. Upload all files of the build`)
  expect(await findingsWithout([], 404)).toEqual([])
  expect(await findingsWithout(missing, 404)).toEqual(reported('404'))
  expect(await findingsWithout(missing, 200)).toEqual(reported('a page'))
  expect(await findingsWithout(['sw.js'], 404)).toEqual([])
})

test('deploy:check reports a setting of the law that lacks another, one that doesn’t exist, and a page without a file', async () => {
  const settings = {
    law: { bindingOrder: true, bindingOrders: true },
    seller: { name: 'Chai Pvt Ltd' },
    pages: ['faq', 'terms'],
  }
  const server = createServer(({ url }, response) => {
    const isConfig = url?.startsWith('/config.json')
    response.setHeader('content-type', isConfig ? 'application/json' : 'text/html')
    response.end(isConfig ? JSON.stringify(settings) : '<div id="root"></div><script id="config" data-pages="terms">')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const { findings } = await checkSite(new URL(`http://localhost:${port}/`))
  server.close()
  expect(findings).toContainEqual(
    'config.json: law.bindingOrder needs seller.address, to name the seller beside the order button.',
  )
  expect(findings.filter((each) => each.includes(': pages has'))).toEqual([expect.stringContaining('pages has faq')])
  expect(findings).toContainEqual('config.json: law.bindingOrders is not a setting. See docs/configuration.md.')
})

async function serve(respond: (url: string) => { status?: number; type?: string; body: string }) {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, type = 'application/json', body } = respond(url)
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { site: new URL(`http://localhost:${(server.address() as AddressInfo).port}/`), server }
}

test.each([
  ['https://app.example.com/', 'http://api.example.com', true],
  ['https://app.example.com/', 'https://api.example.com', false],
  ['https://app.example.com/', 'http://localhost:4010', false],
  ['https://app.example.com/', 'http://127.example.com', true],
  ['https://app.example.com/', '', false],
  ['http://app.example.com/', 'http://api.example.com', false],
])('deploy:check says whether browsers block calls of a page at %s to %s: %s', async (site, apiOrigin, isBlocked) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'SYS_4040' }, { status: 404 }))
  const { findings } = await checkApi(new URL(site), z.parse(Config, { apiOrigin }), 'VM-1')
  expect(findings.some((finding) => finding.includes('browsers block it'))).toBe(isBlocked)
})

test('deploy:check says that the API doesn’t know the machine, instead of blaming the server', async () => {
  const { site, server } = await serve((url) => {
    if (url.includes('/products')) return { status: 404, body: '{"code":"FOUND_4040","message":"Not here."}' }
    if (url.includes('NOPE')) return { status: 404, body: '' }
    return { body: '{"code":"OK","data":{"accessToken":"x"}}' }
  })
  const { findings } = await checkApi(site, z.parse(Config, {}), 'NOPE')
  server.close()
  expect(findings).toEqual([
    `${site.origin} knows no machine with the id NOPE. Write the id of one of yours after the URL`,
  ])
})

test('deploy:check asks for the app’s path if there is no app at the address', async () => {
  const { site, server } = await serve(() => ({ status: 404, type: 'text/html', body: '' }))
  const findingsAt = async (path: string) => (await checkSite(new URL(path, site))).findings
  const [atRoot, under] = [await findingsAt('/'), await findingsAt('/shop/')]
  server.close()
  expect(atRoot).toEqual([
    expect.stringMatching(/is under a path \(BASE_PATH of its build\), add it: http.+\/order\/$/),
  ])
  expect(under).toEqual([expect.stringMatching(/\/shop\/ responds with 404 .* The path must be the BASE_PATH/)])
})

test('deploy:check names the address to which a server redirects, instead of asking for a path', async () => {
  const server = createServer((_, response) =>
    response.writeHead(301, { location: 'https://app.example.com/' }).end('<html>'),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { findings } = await checkSite(new URL(`http://localhost:${(server.address() as AddressInfo).port}/`))
  server.close()
  expect(findings).toEqual([
    expect.stringMatching(/ responds with 301 .* It redirects to https:\/\/app\.example\.com\/: check the address/),
  ])
})

test.each([
  [
    ['http://localhost:1/', '--nginx', '/tmp/nope.txt'],
    /^--nginx is "\/tmp\/nope\.txt", but there is no such file\. .*nginx -T/,
  ],
  [['http://localhost:1/', '--ngnix', 'x'], /^Unknown option '--ngnix'\.\nnpm run deploy:check -- https/],
  [['mall.example'], /^npm run deploy:check -- https/],
])('deploy:check %j says what to write', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'deploy/check.ts', ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)])
})
