/**
 * Bare Prism as `prism mock` serves it: the same library, static answers from examples, validation on, behind node:http.
 * The command-line package is not installed; this is what its server does, without its log.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import * as E from 'fp-ts/Either'

const document = JSON.parse(readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'))
const quiet = () => {}
const logger: Parameters<typeof createInstance>[1]['logger'] = Object.assign(Object.create(null), {
  child: () => logger,
  info: quiet,
  warn: quiet,
  error: quiet,
  success: quiet,
  debug: quiet,
  trace: quiet,
  fatal: quiet,
})
const config: Parameters<typeof createInstance>[0] = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
}
const operations = await getHttpOperationsFromSpec(document)
const prism = createInstance(config, { logger })

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://prism')
  const input: IHttpRequest = {
    method: 'get',
    url: { path: url.pathname, query: Object.fromEntries(url.searchParams) },
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  }
  const result = await prism.request(input, operations)()
  if (E.isLeft(result)) {
    response.writeHead((result.left as { status?: number }).status ?? 500).end()
    return
  }
  const { statusCode, body } = result.right.output
  response.writeHead(statusCode, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
server.listen(0, () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`))
