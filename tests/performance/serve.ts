/**
 * A static server configured like a good host: brotli, immutable assets, revalidated pages. /v1 and /media are proxied
 * to the mock and compressed. For machines named WIDE-n, the large machine's response is extended to n slots.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import type { components } from '#generated/types.ts'
import { builtSettingsIn, configure } from '#shared/configuration/page.ts'

type ProductsBody = { data: components['schemas']['MachineProducts'] }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

const pack = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

interface Entry {
  head: Record<string, string>
  body: Buffer
}

function filesOf(folder: string): Map<string, Entry> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  return new Map(names.map((name) => [`/${relative(folder, join(folder, name))}`, entryOf(join(folder, name))]))
}

/** Injects the settings into the app's page, as a good host does. */
function served(file: string): Buffer {
  const raw = readFileSync(file)
  const page = extname(file) === '.html' ? String(raw) : ''
  return page.includes('id="config"') ? Buffer.from(configure(page, builtSettingsIn(page), {}).page) : raw
}

function entryOf(file: string): Entry {
  const raw = served(file)
  const type = types[extname(file)] ?? 'application/octet-stream'
  const isHashed = /-[\w-]{8}\.\w+$/.test(file)
  const head: Record<string, string> = {
    'content-type': type,
    etag: `"${createHash('sha1').update(raw).digest('base64url').slice(0, 16)}"`,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (type === 'application/octet-stream') return { head, body: raw }
  return { head: { ...head, 'content-encoding': 'br' }, body: pack(raw, 11) }
}

/** Repeats the products, giving each slot its own id. */
function widen({ data }: ProductsBody, count: number): ProductsBody['data'] {
  const stock = new Map(data.inventories.map((each) => [each.slot_id, each.batches]))
  const ids = Array.from({ length: count }, (_, index) => index)
  const slotAt = (index: number) => data.planograms[index % data.planograms.length]
  const renamed = (index: number) =>
    (stock.get(slotAt(index)?.id ?? '') ?? []).map(({ product, ...batch }) => ({
      ...batch,
      product: { ...product, id: `${product.id}-${index}`, name: `${product.name} ${index}` },
    }))
  return {
    ...data,
    planograms: ids.flatMap((index) => {
      const slot = slotAt(index)
      const place = { row_num: Math.floor(index / 10) + 1, column_num: (index % 10) + 1 }
      return slot ? [{ ...slot, id: `slot-${index}`, motor_id: `motor-${index}`, ...place }] : []
    }),
    inventories: ids.map((index) => ({ slot_id: `slot-${index}`, batches: renamed(index) })),
  }
}

/** The mock server's response. The host is kept, because the mock server reads its world from it. */
async function ask(mock: string, path: string, request: IncomingMessage): Promise<IncomingMessage> {
  const { hostname, port } = new URL(mock)
  const { method, headers } = request
  const upstream = httpRequest({ hostname, port, path, method, headers })
  request.pipe(upstream)
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
  return answer
}

async function proxy(mock: string, wideOf: string, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '/'
  const wide = /\/machines\/WIDE-(\d+)/.exec(path)?.[1]
  const upstream = await ask(mock, path.replace(/WIDE-\d+/, wideOf), request)
  const { statusCode: status = 502, headers } = upstream
  const head = {
    'content-type': headers['content-type'] ?? '',
    'cache-control': headers['cache-control'] ?? 'no-store',
  }
  if (head['content-type'].includes('event-stream')) {
    response.writeHead(status, head)
    // When the page closes, the stream ends for the mock server, too.
    return void pipeline(upstream, response, () => {})
  }
  const raw = await buffer(upstream)
  const isProducts = wide && path.endsWith('/products') && status === 200
  const body = isProducts
    ? Buffer.from(JSON.stringify({ code: '200', data: widen(JSON.parse(String(raw)), Number(wide)) }))
    : raw
  response.writeHead(status, { ...head, 'content-encoding': 'br' })
  response.end(pack(body, 5))
}

/** Serves a built folder. `wideOf` is the machine whose response is extended. */
export async function serve(folder: string, mock: string, wideOf: string) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`Nothing is built in ${folder}`)
  const files = filesOf(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    if (/^\/(v1|media)\//.test(pathname))
      return void proxy(mock, wideOf, request, response).catch(() => response.destroy())
    const entry = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'))
    if (!entry) return void response.writeHead(404).end()
    const isKnown = request.headers['if-none-match'] === entry.head.etag
    response.writeHead(
      isKnown ? 304 : 200,
      isKnown ? entry.head : { ...entry.head, 'content-length': entry.body.length },
    )
    response.end(isKnown ? undefined : entry.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** The same site in a world of the mock server. */
    in: (world: string) => `http://${world}.localhost:${port}`,
  }
}
