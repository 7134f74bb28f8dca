/** Checks that the app's page can use the API: request headers, CORS, pictures, and the live stream. */
import { randomUUID } from 'node:crypto'
import { signInGuest, signOut } from '../generated/descriptors/auth.ts'
import { getMachineProducts, listMachines, streamMachine } from '../generated/descriptors/machines.ts'
import type { Config } from '../src/shared/configuration/schema.ts'

/** A read operation that needs no token. */
const search = `${listMachines.path}?keyword=tower`

/** The time limit in milliseconds for the first message of a live stream. */
const firstMessageLimit = 5000

/** The request headers that the app sends. For another origin, browsers send a preflight request first. */
const sentHeaders = (idHeader: string) => [
  'authorization',
  'content-type',
  'idempotency-key',
  'refreshtoken',
  'x-request-id',
  idHeader,
  idHeader.replace('client', 'device'),
]
/** Browsers allow GET and POST without a preflight's consent. */
const askedMethods = ['PUT', 'PATCH', 'DELETE']
const readHeaders = ['x-request-id', 'retry-after']

const namesIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())

interface Api {
  origin: string
  /** The address of the app's page. */
  site: URL
  idHeader: string
  /** Calls the API with the headers of every request. */
  call: (path: string, init?: RequestInit & { headers?: Record<string, string> }) => Promise<Response>
}

function apiOf(site: URL, config: Config): Api {
  const origin = config.apiOrigin || site.origin
  const idHeader = config.headerNames === 'hyphen' ? 'client-id' : 'client_id'
  const always = { [idHeader]: config.clientId, ...(origin !== site.origin && { origin: site.origin }) }
  const call: Api['call'] = (path, init) =>
    fetch(origin + path, { ...init, headers: { ...always, 'x-request-id': randomUUID(), ...init?.headers } })
  return { origin, site, idHeader, call }
}

/** Browsers take this computer's own servers for safe. */
const isOfThisComputer = ({ hostname }: URL) => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)

/** A page with HTTPS that calls an API without it: browsers block each call, and only they do. */
function mixedContent(site: URL, { apiOrigin }: Pick<Config, 'apiOrigin'>): string[] {
  if (site.protocol !== 'https:' || !apiOrigin.startsWith('http:') || isOfThisComputer(new URL(apiOrigin))) return []
  return [
    `apiOrigin is ${apiOrigin}, which a page with HTTPS may not call: browsers block it. Give the API a certificate and write https://, or let this web server pass /v1/ on (--api) and leave apiOrigin empty`,
  ]
}

/** Browsers only allow requests to another origin as permitted by the API's CORS headers. */
async function checkCors({ origin, site, idHeader, call }: Api): Promise<string[]> {
  const preflight = await fetch(origin + signInGuest.path, {
    method: 'OPTIONS',
    headers: {
      origin: site.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': sentHeaders(idHeader).join(','),
    },
  })
  const response = await call(search)
  const allowed = namesIn(preflight.headers, 'access-control-allow-headers')
  const isAllowed = ({ headers }: Response) =>
    ['*', site.origin].includes(headers.get('access-control-allow-origin') ?? '')
  const methods = namesIn(preflight.headers, 'access-control-allow-methods')
  const refusedMethods = methods.includes('*')
    ? []
    : askedMethods.filter((name) => !methods.includes(name.toLowerCase()))
  const refused = sentHeaders(idHeader).filter((name) => !allowed.includes(name))
  const hidden = readHeaders.filter(
    (name) => !namesIn(response.headers, 'access-control-expose-headers').includes(name),
  )
  const age = Number(preflight.headers.get('access-control-max-age') ?? 0)
  return [
    ...(preflight.ok && isAllowed(preflight) && isAllowed(response)
      ? []
      : [`${origin} does not allow the origin ${site.origin}`]),
    ...(refusedMethods.length > 0 ? [`${origin} does not allow the methods ${refusedMethods.join(', ')}`] : []),
    ...(refused.length > 0 ? [`${origin} does not allow the headers ${refused.join(', ')}`] : []),
    ...(hidden.length > 0 ? [`${origin} does not expose the headers ${hidden.join(', ')}`] : []),
    ...(age < 600 ? [`${origin} lets browsers cache this for only ${age} s. 86400 saves a request`] : []),
  ]
}

/** Checks that the API receives the headers: it can't tell a dropped header from a missing one. */
async function checkRequestHeaders({ origin, idHeader, call }: Api): Promise<{ findings: string[]; machine?: string }> {
  const response = await call(search)
  const body = await response.json().catch(() => null)
  if (!body?.code && [502, 503, 504].includes(response.status))
    return {
      findings: [`${origin}${listMachines.path} responds with ${response.status}: the web server can’t reach the API`],
    }
  if (response.status === 404 || !body?.code)
    return { findings: [`${origin}${listMachines.path} responds with ${response.status} and is not the API`] }
  if (response.ok) return { findings: [], machine: body.data?.[0]?.id }
  const advice =
    idHeader === 'client_id' ? '. If the server drops header names with an underscore, set headerNames to hyphen' : ''
  return {
    findings: [
      `${origin}${listMachines.path} responds with ${response.status}, although ${idHeader} was sent${advice}`,
    ],
  }
}

/** Bytes. Shorter responses don't need compression. */
const small = 2000

/** The machine's products: the longest response. `isKnown`: whether the API has this machine. */
async function checkProducts(
  api: Api,
  machine: string,
): Promise<{ findings: string[]; hints: string[]; isKnown: boolean }> {
  const { origin, site, call } = api
  const path = getMachineProducts.path.replace('{machineId}', encodeURIComponent(machine))
  const response = await call(path, { headers: { 'accept-encoding': 'gzip' } })
  const body = await response.text()
  // The API's own 404: a web server that doesn't pass the path on has no code in its response.
  if (response.status === 404 && /^\{.*"code":/s.test(body))
    return {
      findings: [`${origin} knows no machine with the id ${machine}. Write the id of one of yours after the URL`],
      hints: [],
      isKnown: false,
    }
  const isCompressed = body.length <= small || response.headers.has('content-encoding')
  const uncompressed = isCompressed ? [] : [`${origin}${path} is not compressed`]
  const findings = await checkPicture(api, body)
  // Another origin is the API's own server, which may be out of reach for whoever serves the app.
  return origin === site.origin
    ? { findings: [...uncompressed, ...findings], hints: [], isKnown: true }
    : { findings, hints: uncompressed, isKnown: true }
}

/** The URL of one of the products' pictures must lead to a picture. */
async function checkPicture({ origin }: Api, body: string): Promise<string[]> {
  const [, picture] = /"image_url":\s*("(?:[^"\\]|\\.)+")/.exec(body) ?? []
  if (!picture) return []
  const url = new URL(JSON.parse(picture), origin)
  const { status, headers } = await fetch(url)
  const type = headers.get('content-type') ?? 'no type'
  if (status === 200 && type.startsWith('image/')) return []
  return [`${url.href} responds with ${status} and ${type} instead of a picture`]
}

/** Signs in as a guest, and out again, which needs the device's id in a header. */
async function checkAsGuest(api: Api, machine: string | undefined): Promise<string[]> {
  const { origin, idHeader, call } = api
  const deviceId = randomUUID()
  const guest = await call(signInGuest.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device_type: 'web', device_id: deviceId }),
  })
  const token = (await guest.json().catch(() => null))?.data?.accessToken
  if (!token)
    return [
      `${origin}${signInGuest.path} responds with ${guest.status} without a token, so the live stream was not checked`,
    ]
  const authorization = `Bearer ${token}`
  const findings = machine ? await checkLiveStream(api, machine, authorization) : []
  const deviceHeader = idHeader.replace('client', 'device')
  const end = await call(signOut.path, { method: 'POST', headers: { [deviceHeader]: deviceId, authorization } })
  if (end.ok) return findings
  return [...findings, `${origin}${signOut.path} responds with ${end.status}, although ${deviceHeader} was sent`]
}

async function checkLiveStream({ origin, call }: Api, machine: string, authorization: string): Promise<string[]> {
  const path = streamMachine.path.replace('{machineId}', encodeURIComponent(machine))
  const late = [
    `${origin}${path} sends no message within ${firstMessageLimit / 1000} s. No proxy may buffer it (deploy/README.md, “Behind other proxies”)`,
  ]
  const signal = AbortSignal.timeout(firstMessageLimit)
  try {
    const stream = await call(path, { headers: { authorization }, signal })
    if (!stream.ok) return [`${origin}${path} responds with ${stream.status} instead of 200`]
    const reader = stream.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return first?.value ? [] : late
  } catch (error) {
    return signal.aborted ? late : [`${origin}${path} breaks off: ${(error as Error).message}`]
  }
}

/** `hints`: what could be better, but is not required. */
export async function checkApi(
  site: URL,
  config: Config,
  machineId?: string,
): Promise<{ findings: string[]; hints: string[] }> {
  const api = apiOf(site, config)
  try {
    const { findings, machine } = await checkRequestHeaders(api)
    const checkedMachine = machineId ?? machine
    if (!checkedMachine) console.log('– The live stream was not checked. Add the id of a machine after the URL.')
    const products = checkedMachine
      ? await checkProducts(api, checkedMachine)
      : { findings: [], hints: [], isKnown: false }
    return {
      findings: [
        ...mixedContent(site, config),
        ...(api.origin === site.origin ? [] : await checkCors(api)),
        ...findings,
        ...products.findings,
        ...(await checkAsGuest(api, products.isKnown ? checkedMachine : undefined)),
      ],
      hints: products.hints,
    }
  } catch (error) {
    return { findings: [`The API at ${api.origin} can’t be reached: ${(error as Error).message}`], hints: [] }
  }
}
