/** The reference page: the served contract, rendered by the Redoc bundle that `@redocly/cli` ships. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { send } from '../http.ts'

// Redoc injects its styles and runs its search in a blob worker.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; worker-src blob:"

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style></head><body><div id="reference"></div><script type="module" src="/docs/redoc.js"></script></body></html>`

// The package doesn't export the bundle; its exact version is pinned, and a browser test opens the page.
const bundle = new URL('../../node_modules/@redocly/cli/lib/chunks/redoc.standalone.js', import.meta.url)
const start = "\ninit('/docs/openapi.json', { disableTelemetry: true }, document.getElementById('reference'))\n"

export const sendReference = (response: ServerResponse) =>
  send(
    response,
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    page,
  )

export const sendRedoc = (response: ServerResponse) =>
  send(
    response,
    200,
    { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'max-age=86400' },
    readFileSync(bundle, 'utf8') + start,
  )
