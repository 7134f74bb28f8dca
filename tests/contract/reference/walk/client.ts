/** A caller of the reference backend that writes down every exchange. */
import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'

export interface Exchange {
  /** What the call was for. */
  step: string
  method: string
  path: string
  status: number
  type: string | undefined
  retryAfter: string | undefined
  text: string
  /** The text parsed where it is JSON, else the text. */
  readonly body: unknown
}

interface Options {
  token?: string | undefined
  body?: unknown
  /** Undefined leaves a header out. */
  headers?: Record<string, string | undefined>
}

export interface Session {
  token: string
  refreshToken: string
  userId: string
}

export const device = 'device-0000-0001'
const verifier = 'a-verifier-of-more-than-forty-three-characters-000'
export const exchangeBody = (auth_code: unknown, code_verifier = verifier) => ({
  auth_code,
  code_verifier,
  device_type: 'web',
  device_id: device,
})

/** A parsed body as tests look into it: any place of it, undefined where there is nothing. */
export function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], body)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface Sent {
  method: string
  headers: Record<string, string | undefined>
  body?: string | undefined
}
/** node:http itself: a fifth of what fetch takes, and no header of its own. */
const ask = (agent: Agent, url: string, { method, headers, body }: Sent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    const asked = request(url, { agent, method, headers: given as Record<string, string> }, resolve)
    asked.on('error', reject)
    asked.end(body)
  })

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) text += chunk
  return text
}

/** `note` gets each exchange as it is made; what it throws ends the walk. */
export function createClient(url: string, note: (exchange: Exchange) => void) {
  const agent = new Agent({ keepAlive: true })

  function exchanged(
    step: string,
    method: string,
    path: string,
    { statusCode = 0, headers }: IncomingMessage,
    text: string,
  ) {
    const about = { step, method, path, status: statusCode, type: headers['content-type'], text }
    const exchange: Exchange = {
      ...about,
      retryAfter: headers['retry-after'],
      get body() {
        return parsed(text)
      },
    }
    note(exchange)
    return exchange
  }

  async function call(step: string, method: string, path: string, { token, body, headers = {} }: Options = {}) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await ask(agent, url + path, {
      method,
      headers: {
        client_id: 'test',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
      body: text,
    })
    // The port differs from start to start.
    return exchanged(step, method, path, answer, (await textOf(answer)).replaceAll(url, 'http://reference'))
  }

  const session = ({ body }: Exchange): Session => {
    const token = String(at(body, 'data.accessToken'))
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return { token, refreshToken: String(at(body, 'data.refreshToken')), userId: String(at(parsed(payload), 'sub')) }
  }

  const number = (phone: string) => ({ phone, country_code: '+91' })
  const verification = (phone: string, ref_id: unknown, otp = '123456') => ({
    ...number(phone),
    ref_id,
    otp,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })

  async function customer(phone: string): Promise<Session> {
    const sent = await call('ask for a code', 'POST', '/v1/auth/get-otp', { body: number(phone) })
    const body = verification(phone, at(sent.body, 'data.ref_id'))
    const proven = await call('check the code', 'POST', '/v1/auth/verify-otp', { body })
    const code = at(proven.body, 'data.auth_code')
    return session(await call('exchange', 'POST', '/v1/auth/access-token', { body: exchangeBody(code) }))
  }

  const guestBody = (more: object = {}) => ({ device_type: 'web', device_id: device, ...more })
  const guest = async (more: object = {}) =>
    session(await call('guest', 'POST', '/v1/auth/guest-login', { body: guestBody(more) }))

  /** What a stream tells while something happens, as it comes. */
  async function listen(step: string, machineId: string, token: string | undefined, meanwhile: () => Promise<unknown>) {
    const path = `/v1/sse/machines/${machineId}`
    const headers = { client_id: 'test', authorization: token && `Bearer ${token}` }
    const answer = await ask(agent, url + path, { method: 'GET', headers })
    let heard = ''
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk
    })
    await meanwhile()
    await new Promise((resolve) => setTimeout(resolve, 30))
    answer.destroy()
    exchanged(step, 'GET', path, answer, heard)
  }

  const close = () => agent.destroy()
  return { call, session, customer, guest, guestBody, number, verification, listen, close }
}
export type Client = ReturnType<typeof createClient>
