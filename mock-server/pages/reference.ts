/** The contract as it is served now, shown by Redoc's bundle from its package: nothing comes from elsewhere. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { send } from '../http.ts'

/** Redoc writes its styles into the page and searches in a worker of its own making. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; worker-src blob:"

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contract</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style></head><body><redoc spec-url="/docs/openapi.json" expand-responses="200" json-sample-expand-level="3"></redoc><script src="/docs/redoc.js"></script></body></html>`

export const sendReference = (response: ServerResponse) =>
  send(
    response,
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    page,
  )

export function sendRedoc(response: ServerResponse) {
  const file = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'max-age=86400' }
  send(response, 200, headers, readFileSync(file, 'utf8'))
}
