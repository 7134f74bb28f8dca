/** Machine, products, search and live stream return the same data about a machine. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { messagesOf, streamConforms } from '../checks.ts'
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
import { callOf } from '../requests/call.ts'
import { asList, asRecord, rowsOf, type Scope } from '../scope.ts'
import { dataOf } from '../sign-in.ts'
import { expectEqual, expectStatus, type Probe } from './probe.ts'

async function checkMachine(scope: Scope, machineId: string) {
  const { exchange, isSelected } = scope
  const token = scope.token()
  const one = await exchange('getMachine', { token, path: { id: machineId } })
  if (!expectStatus(scope, 'happy', one, [200], 'the machine is in the search')) return
  const machine = dataOf(one)
  const why = 'as in the machine'
  const agree = (sent: Sent, data: Schema, names: string[]) => {
    for (const name of names) {
      const [is, pointer] = [machine[name], `/data/${name}`]
      expectEqual(scope, { check: 'agrees', sent, pointer, found: data[name], is, why })
    }
  }
  if (isSelected('listMachines')) {
    const found = await exchange('listMachines', { token, query: { keyword: machineId } })
    const row = rowsOf(found).find(({ id }) => id === machineId)
    agree(found, row ?? {}, ['name', 'place', 'machine_type', 'online_status'])
  }
  if (!isSelected('getMachineProducts')) return
  const stock = await exchange('getMachineProducts', { token, path: { machineId } })
  agree(stock, dataOf(stock), ['machine_type', 'online_status'])
  const slots = asList(dataOf(stock).planograms).map(({ id }) => id)
  const orphans = asList(dataOf(stock).inventories).filter(({ slot_id }) => !slots.includes(slot_id))
  const about = { check: 'agrees', sent: stock }
  const ofSlots = 'every inventory belongs to a slot'
  expectEqual(scope, { ...about, pointer: '/data/inventories', found: orphans, is: [], why: ofSlots })
  if (Array.isArray(machine.slots))
    expectEqual(scope, { ...about, pointer: '/data/planograms', found: slots.length, is: machine.slots.length, why })
}

const mostMachines = 6

export const machines: Probe = async (scope) => {
  const { machineId, machines: found, offlineMachineId = machineId } = scope.facts
  const ids = [machineId, offlineMachineId, ...found.map(({ id }) => String(id))]
  for (const id of [...new Set(ids)].slice(0, mostMachines)) await checkMachine(scope, id)
}

/** The id works in any case, and the response has the machine's own spelling. */
export const machineIds: Probe = async (scope) => {
  const { exchange, facts } = scope
  const known = dataOf(await exchange('getMachine', { path: { id: facts.machineId } }))
  for (const id of new Set([facts.machineId.toLowerCase(), facts.machineId.toUpperCase()])) {
    const sent = await exchange('getMachine', { path: { id } })
    const why = 'the machine, in its own spelling'
    expectEqual(scope, { check: 'machine:case', sent, pointer: '/data/id', found: dataOf(sent).id, is: known.id, why })
  }
}

/** Parts of id, name and place, in any place of the text. */
export const search: Probe = async (scope) => {
  const { exchange, facts } = scope
  const found = rowsOf(await exchange('listMachines', { query: { keyword: facts.machineId } }))
  const machine = found.find(({ id }) => id === facts.machineId)
  const place = asRecord(machine?.place)
  const texts = [facts.machineId, machine?.name, place.name].filter((text): text is string => typeof text === 'string')
  for (const text of texts)
    for (const keyword of new Set([text.slice(0, 64), text.slice(-4), text.slice(1, 5)]))
      if ([...keyword.trim()].length >= 4) {
        const sent = await exchange('listMachines', { query: { keyword } })
        const isThere = rowsOf(sent).some(({ id }) => id === facts.machineId)
        const wrong = {
          check: 'machine:search',
          pointer: '/data',
          expected: `${facts.machineId}, whose ${text} contains ${keyword}`,
        }
        scope.expectTrue(isThere, { ...wrong, found: `${rowsOf(sent).length} other machines`, cause: 'missing' }, sent)
      }
  const none = await exchange('listMachines', { query: { keyword: 'no machine has this' } })
  expectEqual(scope, {
    check: 'machine:search',
    sent: none,
    pointer: '/data',
    found: rowsOf(none).length,
    is: 0,
    why: 'nothing contains the keyword',
  })
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in meters. */
function distance(from: Schema, to: Schema): number {
  const [a, b] = [Number(from.latitude), Number(to.latitude)].map(radians) as [number, number]
  const across = radians(Number(to.longitude) - Number(from.longitude))
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half))
}

/** Positions are rounded, so machines at almost the same distance may come in any order. */
const tolerance = 1000
const mostNear = 50

export const nearby: Probe = async (scope) => {
  const { exchange } = scope
  const around = async (at: Schema) => {
    const sent = await exchange('listNearbyMachines', { query: { latitude: at.latitude, longitude: at.longitude } })
    return { sent, rows: rowsOf(sent) }
  }
  const { rows: all } = await around({ latitude: 18.95, longitude: 72.84 })
  for (const at of [all[0], all.at(-1)].map((row) => asRecord(row?.location))) {
    if (at.latitude === undefined) continue
    const { sent, rows } = await around(at)
    const far = rows.map(({ location }) => distance(at, asRecord(location)))
    const wrong = far.findIndex((meters, index) => meters + tolerance < (far[index - 1] ?? 0))
    const expected = `nearest first, at most ${mostNear}`
    const found = wrong < 0 ? `${rows.length} machines` : `row ${wrong + 1} is nearer than row ${wrong}`
    scope.expectTrue(
      wrong < 0 && rows.length <= mostNear,
      { check: 'machine:near', pointer: '/data', expected, found, cause: 'order' },
      sent,
    )
  }
}

const period = 15_000
/** What the network may add. */
const late = 2500
const pause = 250
/** The start, the first message, and another sign of life. */
const enough = 3

/** Listens beside the other probes, because a silent stream shows only after a while. */
export function listenToStream(scope: Scope): () => Promise<void> {
  const { run, facts, exchange } = scope
  if (!scope.has('streamMachine')) return async () => {}
  const { path, headers } = callOf(run.contract.operation('streamMachine'), {
    path: { machineId: facts.machineId },
    query: {},
    header: { client_id: 'contract-guard', ...scope.headers },
    token: scope.token(),
  })
  const aborted = new AbortController()
  // This process may be too busy to hear in time, and to send if the server is a part of it.
  const busy = monitorEventLoopDelay()
  busy.enable()
  const longestAllowed = () => period + late + (2 * busy.max) / 1e6
  const heard: number[] = [Date.now()]
  let received = ''
  const ended = run.client
    .listen({ path, headers }, aborted.signal, (text) => {
      heard.push(Date.now())
      received += text
    })
    .then(() => Date.now())
  return async () => {
    let endedAt: number | undefined
    void ended.then((time) => (endedAt = time))
    await sleep(0)
    const silence = () => (endedAt ?? Date.now()) - (heard.at(-1) ?? 0)
    // The first message, and what comes within the next period.
    while (heard.length < enough && silence() < longestAllowed() && endedAt === undefined) await sleep(pause)
    aborted.abort()
    busy.disable()
    const sent = await exchange('streamMachine', { token: scope.token(), path: { machineId: facts.machineId } })
    checkMessages(scope, sent, received)
    // Another check fails if the server has no first message. It may refuse a call, and end the stream, at any time.
    if (heard.length < 2) return scope.missing('stream:heartbeat', 'nothing came on the stream that was opened first')
    const gaps = heard.slice(2).map((time, index) => time - (heard[index + 1] ?? time))
    const longest = Math.max(silence(), ...gaps)
    const found = `nothing for ${Math.round(longest / 1000)} s`
    const wrong = {
      check: 'stream:heartbeat',
      pointer: '',
      expected: 'a message or a comment at least every 15 s',
      found,
      cause: 'silent',
    }
    scope.expectTrue(longest < longestAllowed(), wrong, sent)
  }
}

/** Not only the first message: all of them are about this machine. */
function checkMessages({ run, expectTrue }: Scope, sent: Sent, received: string) {
  const { responses } = run.contract.operation('streamMachine')
  const response = responses.find(({ type }) => type === 'text/event-stream')
  if (!response || sent.status !== 200) return
  const wrongs = streamConforms(response, received, run.validators)
  const about = { check: 'stream:messages', pointer: '', expected: 'messages about this machine', cause: 'messages' }
  const shown = (each: (typeof wrongs)[number]) => `${each.pointer}: ${each.found} instead of ${each.expected}`
  expectTrue(wrongs.length === 0, { ...about, found: wrongs.map(shown).join('; ') || 'nothing else' }, sent)
  if (wrongs.length > 0) return
  const ids = [...new Set(messagesOf(received).map((message) => asRecord(asRecord(message).data).id))]
  expectTrue(ids.length < 2, { ...about, found: `messages about ${ids.join(', ')}` }, sent)
}

export const stream: Probe = async (scope) => {
  const { exchange, facts } = scope
  const sent = await exchange('streamMachine', { token: scope.token(), path: { machineId: facts.machineId } })
  if (!expectStatus(scope, 'happy', sent, [200], 'the machine has a live stream')) return
  const { headers } = sent
  const expectHeader = (isTrue: boolean, name: string, expected: string) =>
    scope.expectTrue(
      isTrue,
      { check: 'stream:header', pointer: `/headers/${name}`, expected, found: headers[name] ?? 'nothing', cause: name },
      sent,
    )
  expectHeader(/no-store/.test(headers['cache-control'] ?? ''), 'cache-control', 'no-store')
  expectHeader(headers['content-encoding'] === undefined, 'content-encoding', 'none: a compressed stream is buffered')
  // A proxy that obeys it removes it.
  if (headers['x-accel-buffering'] !== undefined)
    expectHeader(headers['x-accel-buffering'] === 'no', 'x-accel-buffering', 'no')
  const hasMessage = /^data:/m.test(sent.text)
  const first = 'a first message at once'
  scope.expectTrue(
    hasMessage,
    { check: 'stream:starts', pointer: '', expected: first, found: sent.text || 'nothing', cause: 'first' },
    sent,
  )
  if (!scope.isSelected('getMachine') || !hasMessage) return
  const { id, online_status } = asRecord(asRecord(messagesOf(sent.text)[0]).data)
  const read = dataOf(await exchange('getMachine', { path: { id: facts.machineId } }))
  const is = [read.id, read.online_status]
  const why = 'the first message comes immediately and matches GET'
  expectEqual(scope, { check: 'stream:starts', sent, pointer: '/0/data', found: [id, online_status], is, why })
}
