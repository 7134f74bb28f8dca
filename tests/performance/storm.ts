/**
 * Two thousand phones lose their live streams in the same second. The mock server stands behind a gateway that is down
 * for a while or asks to wait, and counts who comes in each second after that.
 */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { delayAfter, delayAsked } from '#domain/machine/reopening.ts'
import { machineId, type World } from '../support/world.ts'
import type { Part } from './part.ts'
import { atMost } from './table.ts'

const phones = 2000
/** Milliseconds in which the phones open their streams. */
const arrival = 10_000
/** Milliseconds in which the server can't be reached. */
const outage = 15_000
/** Seconds of `Retry-After`. */
const asked = 10
/** Of all phones, in one second. */
const limit = 0.2

const path = `/v1/sse/machines/${machineId}`

/** Forwards to the mock server; down, it drops every connection, and busy, it responds with 503 and `Retry-After`. */
async function openGateway(mock: string) {
  let state: 'open' | 'down' | 'busy' = 'open'
  let since = 0
  let seconds: number[] = []
  const target = new URL(mock)
  const server = createServer((incoming, response) => {
    const second = Math.floor((performance.now() - since) / 1000)
    seconds[second] = (seconds[second] ?? 0) + 1
    if (state === 'busy') return response.writeHead(503, { 'retry-after': String(asked) }).end()
    const { hostname, port } = target
    const { url, headers } = incoming
    const upstream = request({ hostname, port, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy()).end()
    response.on('close', () => upstream.destroy())
  })
  server.on('connection', (socket) => state === 'down' && socket.destroy())
  await once(server.listen(0), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Counts from now on. */
    enter(next: typeof state) {
      state = next
      since = performance.now()
      seconds = []
      if (next !== 'open') server.closeAllConnections()
    },
    /** How many came in each second since then. */
    perSecond: () => Array.from(seconds, (count) => count ?? 0),
    close: () => server.close(),
  }
}

/** Resolves when the stream has ended: to the milliseconds of `Retry-After`, if it was refused with one. */
async function stream(url: string, headers: Record<string, string>, onOpen: () => void): Promise<number | undefined> {
  try {
    const opened = get(url + path, { headers, agent: false })
    const [response] = (await once(opened, 'response')) as [IncomingMessage]
    if (response.statusCode === 200) onOpen()
    response.resume()
    await once(response, 'close')
    const after = Number(response.headers['retry-after'])
    return after > 0 ? after * 1000 : undefined
  } catch {
    return undefined
  }
}

/** As live-status.ts follows a machine. A stream that was open counts as one that has lasted. */
async function follow(url: string, headers: Record<string, string>, isOver: () => boolean, onOpen: () => void) {
  let failures = 0
  while (!isOver()) {
    let wasOpen = false
    const after = await stream(url, headers, () => {
      wasOpen = true
      onOpen()
    })
    failures = wasOpen ? 1 : failures + 1
    await wait(delayAfter(failures))
    if (after !== undefined) await wait(delayAsked(after))
  }
}

async function simulate(world: World, mock: string) {
  await world.signInGuest()
  const gateway = await openGateway(mock)
  let isOver = false
  let open = 0
  const headers = { ...world.headers(), accept: 'text/event-stream' }
  const following = Array.from({ length: phones }, async () => {
    await wait(Math.random() * arrival)
    await follow(
      gateway.url,
      headers,
      () => isOver,
      () => {
        open += 1
      },
    )
  })
  while (open < phones) await wait(100)
  gateway.enter('down')
  await wait(outage)
  gateway.enter('open')
  while (open < 2 * phones) await wait(100)
  const afterOutage = gateway.perSecond()
  gateway.enter('busy')
  await wait(5000)
  const refused = gateway.perSecond()
  gateway.enter('open')
  while (open < 3 * phones) await wait(100)
  const afterRefusal = gateway.perSecond()
  isOver = true
  gateway.enter('down')
  gateway.close()
  await Promise.all(following)
  return { afterOutage, refused, afterRefusal }
}

const share = (value: number) => `${Math.round(value * 100)} %`

export const storm: Part = async ({ sites: { newWorld, mock } }) => {
  const { afterOutage, refused, afterRefusal } = await simulate(newWorld(), mock)
  console.log(`\n${phones} phones that lost their streams at once; new streams in each second:`)
  console.log(`  after ${outage / 1000} s without a server: ${afterOutage.join(', ')}`)
  console.log(`  while it responds with 503 and Retry-After: ${asked}: ${refused.join(', ')}`)
  console.log(`  after that: ${afterRefusal.join(', ')}`)
  const most = (counts: readonly number[]) => Math.max(...counts) / phones
  return [
    atMost(`phones in one second after an outage of ${outage / 1000} s`, most(afterOutage), limit, share),
    atMost('phones in one second after Retry-After', most(afterRefusal), limit, share),
  ]
}
