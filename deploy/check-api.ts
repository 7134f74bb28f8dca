/** Whether the API can be reached from the app's page: its headers, its answers to another origin, its live stream. */
import { randomUUID } from 'node:crypto'
import { signInGuest } from '../generated/descriptors/auth.ts'
import { listMachines, streamMachine } from '../generated/descriptors/machines.ts'
import type { Config } from '../src/shared/configuration/schema.ts'

/** Needs no token, and changes nothing. */
const search = `${listMachines.path}?keyword=tower`

/** Milliseconds in which the first message of a live stream must be here. */
const patience = 5000

/** What the app sends; a browser asks first whether it may. */
const sentHeaders = (idHeader: string) => [
  'authorization',
  'content-type',
  'idempotency-key',
  'refreshtoken',
  'x-request-id',
  idHeader,
  idHeader.replace('client', 'device'),
]
const readHeaders = ['x-request-id', 'retry-after']

const namesIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())

export async function checkApi(site: URL, config: Config, machineId?: string): Promise<string[]> {
  const api = config.apiOrigin || site.origin
  const isElsewhere = api !== site.origin
  const idHeader = config.headerNames === 'hyphen' ? 'client-id' : 'client_id'
  const origin = isElsewhere ? { origin: site.origin } : undefined
  const named = () => ({ [idHeader]: config.clientId, 'x-request-id': randomUUID(), ...origin })

  /** Of another origin, browsers hand on only what the API allows. */
  async function crossOrigin(): Promise<string[]> {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': sentHeaders(idHeader).join(','),
    }
    const preflight = await fetch(api + signInGuest.path, { method: 'OPTIONS', headers: { ...origin, ...asked } })
    const answer = await fetch(api + search, { headers: named() })
    const allowed = namesIn(preflight.headers, 'access-control-allow-headers')
    const isAllowed = ({ headers }: Response) =>
      ['*', site.origin].includes(headers.get('access-control-allow-origin') ?? '')
    const refused = sentHeaders(idHeader).filter((name) => !allowed.includes(name))
    const hidden = readHeaders.filter(
      (name) => !namesIn(answer.headers, 'access-control-expose-headers').includes(name),
    )
    const age = Number(preflight.headers.get('access-control-max-age') ?? 0)
    return [
      ...(preflight.ok && isAllowed(preflight) && isAllowed(answer)
        ? []
        : [`${api} does not allow the origin ${site.origin}`]),
      ...(refused.length > 0 ? [`${api} does not allow the headers ${refused.join(', ')}`] : []),
      ...(hidden.length > 0 ? [`${api} does not expose the headers ${hidden.join(', ')}`] : []),
      ...(age < 600 ? [`${api} lets browsers remember this for ${age} s: 86400 saves a round trip`] : []),
    ]
  }

  /** A dropped header looks like one that was never sent. */
  async function keptHeaders(): Promise<{ findings: string[]; machine?: string }> {
    const answer = await fetch(api + search, { headers: named() })
    const body = await answer.json().catch(() => null)
    if (answer.status === 404 || !body?.code)
      return { findings: [`${api}${listMachines.path} answers ${answer.status}, and is not the API`] }
    if (answer.ok) return { findings: [], machine: body.data?.[0]?.id }
    const advice =
      idHeader === 'client_id' ? ': if the server drops names with an underscore, set headerNames to hyphen' : ''
    return { findings: [`${api}${listMachines.path} answers ${answer.status} although ${idHeader} is sent${advice}`] }
  }

  async function liveStream(machine: string): Promise<string[]> {
    const device = { device_type: 'web', device_id: randomUUID() }
    const headers = { ...named(), 'content-type': 'application/json' }
    const guest = await fetch(api + signInGuest.path, { method: 'POST', headers, body: JSON.stringify(device) })
    const token = (await guest.json().catch(() => null))?.data?.accessToken
    if (!token)
      return [`${api}${signInGuest.path} answers ${guest.status} without a token: the live stream is not checked`]
    const path = streamMachine.path.replace('{machineId}', encodeURIComponent(machine))
    const late = [`${api}${path} sends no message within ${patience / 1000} s: it must not be buffered on its way`]
    const signal = AbortSignal.timeout(patience)
    try {
      const stream = await fetch(api + path, { headers: { ...named(), authorization: `Bearer ${token}` }, signal })
      if (!stream.ok) return [`${api}${path} answers ${stream.status}, not 200`]
      const reader = stream.body?.getReader()
      const first = await reader?.read()
      await reader?.cancel()
      return first?.value ? [] : late
    } catch (error) {
      return signal.aborted ? late : [`${api}${path} breaks off: ${(error as Error).message}`]
    }
  }

  try {
    const { findings, machine } = await keptHeaders()
    const asked = machineId ?? machine
    if (!asked) console.log('– The live stream is not checked: name a machine behind the URL.')
    return [...(isElsewhere ? await crossOrigin() : []), ...findings, ...(asked ? await liveStream(asked) : [])]
  } catch (error) {
    return [`The API at ${api} can’t be reached: ${(error as Error).message}`]
  }
}
