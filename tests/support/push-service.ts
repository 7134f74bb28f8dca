/** A local push service with its browser: it validates messages like a service and decrypts them like a browser. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface BrowserKeys {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8291, with a single record of RFC 8188. */
function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const senderKey = body.subarray(21, keyEnd)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = derive(ecdh.computeSecret(senderKey), auth, keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  const delimiter = padded.lastIndexOf(2)
  return padded.subarray(0, delimiter).toString()
}

/** RFC 8292: signed with the subscription's key, for this push service, and valid for at most a day. */
function isAuthorized(header: string | undefined, key: string, audience: string): boolean {
  const [, token = '', named] = /^vapid t=(\S+), k=(\S+)$/.exec(header ?? '') ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  if (named !== key) return false
  const point = Buffer.from(key, 'base64url')
  const part = (start: number, end: number) => point.subarray(start, end).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const left = exp - Date.now() / 1000
  return isSigned && aud === audience && left > 0 && left <= 24 * 60 * 60 && /^(mailto:|https:)/.test(sub)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export interface PushService {
  /** Like a browser's `PushSubscription.toJSON()`. */
  subscription: { endpoint: string; keys: { auth: string; p256dh: string } }
  /** The accepted messages, decrypted. */
  received: string[]
  /** How long the last message is kept for an offline phone, in seconds. */
  ttl: number
  /** The key of the subscription. */
  vapidKey: string
  /** The response status for a valid message. */
  status: number
  close(): void
}

export async function startPushService(vapidKey = ''): Promise<PushService> {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  const auth = randomBytes(16)
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { authorization, ttl, 'content-encoding': encoding } = request.headers
    if (!isAuthorized(authorization, service.vapidKey, origin)) return response.writeHead(403).end()
    if (encoding !== 'aes128gcm' || !(Number(ttl) >= 0)) return response.writeHead(400).end()
    service.ttl = Number(ttl)
    if (service.status < 300) service.received.push(decrypt(body, { ecdh, auth }))
    response.writeHead(service.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    subscription: { endpoint: `${origin}/phone-1`, keys: { auth: auth.toString('base64url'), p256dh } },
    received: [],
    ttl: 0,
    vapidKey,
    status: 201,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
