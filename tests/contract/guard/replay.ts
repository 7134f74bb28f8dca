/** One seed replayed: every request and every answer must come again, byte by byte. */
import fc from 'fast-check'
import { mealCards, profile } from './probes/account.ts'
import { cart } from './probes/cart.ts'
import { codes } from './probes/codes.ts'
import { coffee } from './probes/coffee.ts'
import { machines } from './probes/machines.ts'
import { history, idempotency, providers, wrongOrders } from './probes/orders.ts'
import { purchase, unblock } from './probes/purchase.ts'
import { refunds } from './probes/refunds.ts'
import { guestSignIn, refresh } from './probes/sign-in.ts'
import { casesOf, seedOf } from './requests/cases.ts'
import { createRun } from './run.ts'
import type { Section } from './section.ts'
import type { Run } from './target/exchange.ts'
import { openWorld, startMock } from './target/mock.ts'

const story = [
  machines,
  guestSignIn,
  refresh,
  codes,
  profile,
  mealCards,
  cart,
  coffee,
  wrongOrders,
  idempotency,
  providers,
  purchase,
  unblock,
  refunds,
  history,
]
const world = 'replay'

/** Told by the machine's clock and the connection, not by the mock. */
const ofTransport = ['date', 'connection', 'keep-alive']

/** A run whose calls are written down, answers beside them. */
function recorded(run: Run, lines: string[]): Run {
  const send: Run['client']['send'] = async (call) => {
    const reply = await run.client.send(call)
    const headers = Object.entries(reply.headers).filter(([name]) => !ofTransport.includes(name))
    lines.push(JSON.stringify([call.method, call.path, call.headers, call.body, reply.status, headers, reply.text]))
    return reply
  }
  return { ...run, client: { ...run.client, send } }
}

/** What happens in a fresh world for one seed: a story of sessions and orders, then generated requests. */
async function transcript(run: Run, seed: number): Promise<string> {
  const lines: string[] = []
  const own = recorded(run, lines)
  await run.client.send({ method: 'POST', path: '/__mock/reset', headers: { 'x-mock-world': world } })
  const scope = await openWorld(own, world)
  for (const probe of story) await probe.run(scope)
  const reading = run.contract.operations.filter(({ method, id }) => method === 'GET' && id !== 'streamMachine')
  for (const operation of reading) {
    const cases = casesOf(run.contract, operation)
    const [drawn] = fc.sample(fc.constantFrom(...cases), { seed: seedOf(operation.id, seed), numRuns: 1 })
    if (!drawn) continue
    const [parts] = fc.sample(drawn.requests(scope.base(operation)), { seed, numRuns: 1 })
    await scope.exchange(operation.id, parts)
  }
  return lines.join('\n')
}

/** Every so many replays a new server is started, too. */
const freshEvery = 10

export async function replay(times: number, seed: number, progress: (line: string) => void): Promise<Section> {
  const started = performance.now()
  const first: string[] = []
  let same = 0
  // Answers hold links to the server itself: each starts on the port of the first.
  let port = 0
  for (let index = 0; index < times; ) {
    const server = await startMock(seed, port)
    port = Number(new URL(server.url).port)
    const run = createRun({ origin: server.url, isMeasured: false })
    for (let turn = 0; turn < freshEvery && index < times; turn += 1, index += 1) {
      const text = await transcript(run, seed)
      if (first.length === 0) first.push(text)
      if (text === first[0]) same += 1
      progress(`${index + 1} of ${times} replays, ${same} alike`)
    }
    run.client.close()
    await server.close()
  }
  const [text = ''] = first
  const requests = text.split('\n').length
  return {
    title: 'Replays of one seed',
    figures: [
      {
        name: 'byte-identical transcripts',
        value: `${same} of ${times}`,
        goal: `${times} of ${times}`,
        isMet: same === times,
      },
      { name: 'requests of a transcript', value: `${requests}, ${text.length} characters`, isMet: true },
    ],
    findings: [],
    seconds: (performance.now() - started) / 1000,
  }
}
