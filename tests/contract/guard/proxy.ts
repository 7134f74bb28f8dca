/** Sits between a client and a server and holds live traffic against the document; changes nothing of it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkReply, type Wrong } from './checks/reply.ts'
import type { Reply } from './client.ts'
import type { Contract, Operation, Parameter } from './contract.ts'
import { foundWithoutSecrets, withoutSecrets } from './proxy-secrets.ts'
import { isOfApi, reportStranger } from './proxy-strangers.ts'
import type { Call } from './requests/call.ts'
import { type Run, report } from './target/exchange.ts'

/** The operation of a method and path with the values of its placeholders; literal paths come before placeholders. */
export function operationAt({ operations }: Contract, method: string, path: string) {
  const parts = path.split('/')
  const fits = ({ method: own, path: documented }: Operation) => {
    const steps = documented.split('/')
    return (
      own === method &&
      steps.length === parts.length &&
      steps.every((each, index) => each === parts[index] || (each.startsWith('{') && parts[index] !== ''))
    )
  }
  const placeholders = ({ path: documented }: Operation) => documented.split('{').length
  const [operation] = operations.filter(fits).sort((a, b) => placeholders(a) - placeholders(b))
  if (!operation) return undefined
  const values = operation.path
    .split('/')
    .flatMap((step, index): [string, string][] =>
      step.startsWith('{') ? [[step.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
    )
  return { operation, values: Object.fromEntries(values) }
}

/** A parameter's text as the value its schema speaks of. */
function typed({ schema }: Parameter, text: string): unknown {
  const { type } = schema as { type?: string }
  if (type === 'array') return text.split(',')
  if ((type === 'integer' || type === 'number') && text.trim() !== '') return Number(text)
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text
}

/** What is wrong with a request that a client has sent. */
export function checkRequest(
  run: Run,
  { operation, values }: NonNullable<ReturnType<typeof operationAt>>,
  call: Call,
): Wrong[] {
  const query = new URLSearchParams(call.path.split('?')[1] ?? '')
  const given = ({ name, in: place }: Parameter) =>
    place === 'path'
      ? values[name]
      : place === 'query'
        ? (query.get(name) ?? undefined)
        : call.headers[name.toLowerCase()]
  const wrongs = operation.parameters.flatMap((parameter): Wrong[] => {
    const text = given(parameter)
    const pointer = `/${parameter.in}/${parameter.name}`
    if (text === undefined)
      return parameter.required ? [{ check: 'request', pointer, expected: 'to be sent', found: 'nothing' }] : []
    return run.validators
      .mismatches(parameter, typed(parameter, text))
      .map(({ expected }) => ({ check: 'request', pointer, expected, found: text }))
  })
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  const strangers = [...query.keys()].filter((name) => !names.includes(name))
  return [
    ...wrongs,
    ...strangers.map((name) => ({
      check: 'request',
      pointer: `/query/${name}`,
      expected: 'no such parameter',
      found: query.get(name) ?? '',
    })),
    ...bodyWrongs(run, operation, call.body),
  ]
}

function bodyWrongs({ validators }: Run, { body }: Operation, text = ''): Wrong[] {
  if (!body) return text ? [{ check: 'request', pointer: '/body', expected: 'no body', found: text.slice(0, 200) }] : []
  if (!text) return body.required ? [{ check: 'request', pointer: '/body', expected: 'a body', found: 'nothing' }] : []
  try {
    return validators
      .mismatches(body, JSON.parse(text))
      .map(({ pointer, expected, found }) => ({ check: 'request', pointer: `/body${pointer}`, expected, found }))
  } catch {
    return [{ check: 'request', pointer: '/body', expected: 'JSON', found: text.slice(0, 200) }]
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const ownOfHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
  'accept-encoding',
]
const kept = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !ownOfHop.includes(name)))

export interface Proxy {
  url: string
  close: () => Promise<void>
}

/** Starts the proxy on a port (0 picks a free one). Rejects where the port is taken. */
export async function startProxy(run: Run, port: number, onCall: (line: string) => void): Promise<Proxy> {
  async function pass(request: IncomingMessage, response: ServerResponse) {
    const method = request.method ?? 'GET'
    const path = request.url ?? '/'
    const headers = kept(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = (await textOf(request)).toString('utf8')
    const started = performance.now()
    const hasBody = method !== 'GET' && method !== 'HEAD' && body !== ''
    const answered = await fetch(run.client.origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body }),
    })
    response.writeHead(answered.status, kept(answered.headers))
    const isStream = answered.headers.get('content-type')?.startsWith('text/event-stream')
    const chunks: Buffer[] = []
    response.on('close', () => void answered.body?.cancel().catch(() => {}))
    for await (const chunk of answered.body ?? []) {
      response.write(chunk)
      chunks.push(Buffer.from(chunk))
    }
    response.end()
    const at = operationAt(run.contract, method, path.split('?')[0] ?? path)
    if (!at) {
      if (method !== 'OPTIONS' && isOfApi(run.contract, path))
        reportStranger(run, withoutSecrets({ method, path, headers }))
      return
    }
    const text = Buffer.concat(chunks).toString('utf8')
    const reply: Reply = {
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      text,
      body: isStream ? undefined : parsed(text),
      milliseconds: performance.now() - started,
    }
    const call: Call = { operation: at.operation.id, method, path, headers, ...(body && { body }) }
    const wrongs = [
      ...checkRequest(run, at, call),
      ...checkReply({ operation: at.operation, reply, validators: run.validators }),
    ]
    run.coverage.requests += 1
    report(run, withoutSecrets(call), wrongs.map(foundWithoutSecrets))
    onCall(`${method} ${path} ${reply.status}${wrongs.map(({ check, pointer }) => `  ✗ ${check} ${pointer}`).join('')}`)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch((error: Error) => {
      onCall(`${request.method} ${request.url} failed: ${error.message}`)
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Another one is needed.`) : error),
    )
    server.listen(port, resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
