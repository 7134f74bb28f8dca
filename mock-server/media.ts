import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { send } from './http.ts'

/** Sends the pictures in mock-server/media, which browsers keep. */
export function picture(path: string, request: IncomingMessage, response: ServerResponse) {
  const file = join(import.meta.dirname, path)
  if (!/^\/media\/products\/[a-z0-9-]+\.svg$/.test(path) || !existsSync(file))
    return send(response, 404, { 'content-type': 'text/plain' }, 'There is no such picture.')
  const svg = readFileSync(file, 'utf8')
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400', etag }
  if (request.headers['if-none-match'] === etag) return send(response, 304, headers)
  return send(response, 200, headers, svg)
}
