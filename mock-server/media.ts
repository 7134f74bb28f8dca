import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from './http.ts'
import { pictureSvg } from './pictures/picture.ts'

/** Pictures at /media/products/{id}.svg; drawn when asked for, kept by the browser. */
export function picture(path: string, request: IncomingMessage, response: ServerResponse) {
  const id = /^\/media\/products\/([a-z0-9-]+)\.svg$/.exec(path)?.[1]
  const svg = id && pictureSvg(id)
  if (!svg) return send(response, 404, { 'content-type': 'text/plain' }, 'There is no such picture.')
  const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400', etag }
  if (request.headers['if-none-match'] === etag) return send(response, 304, headers)
  return send(response, 200, headers, svg)
}
