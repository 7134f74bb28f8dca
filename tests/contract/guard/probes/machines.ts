/** Machine, products, search and live stream say the same of one machine. */
import { readEvents } from '../checks/events.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { asList, asRecord, expectEqual, expectStatus, type Probe } from './probe.ts'

async function agree(scope: Scope, machineId: string) {
  const { exchange } = scope
  const token = scope.token()
  const one = await exchange('getMachine', { token, path: { id: machineId } })
  if (!expectStatus(scope, 'happy', one, [200], 'the machine is in the search')) return
  const machine = dataOf(one)
  expectEqual(scope, 'agrees', one, '/data/id', machine.id, machineId, 'the machine that was asked for')
  const found = await exchange('listMachines', { token, query: { keyword: machineId } })
  const row = rowsOf(found).find(({ id }) => id === machineId)
  for (const name of ['name', 'place', 'machine_type', 'online_status'])
    expectEqual(scope, 'agrees', found, `/data/${name}`, row?.[name], machine[name], 'as the machine itself says')
  const stock = await exchange('getMachineProducts', { token, path: { machineId } })
  const products = dataOf(stock)
  for (const name of ['machine_type', 'online_status'])
    expectEqual(scope, 'agrees', stock, `/data/${name}`, products[name], machine[name], 'as the machine itself says')
  const slots = asList(products.planograms).map(({ id }) => id)
  const strangers = asList(products.inventories).filter(({ slot_id }) => !slots.includes(slot_id))
  expectEqual(scope, 'agrees', stock, '/data/inventories/slot_id', strangers, [], 'every stock is that of a slot')
  if (Array.isArray(machine.slots))
    expectEqual(
      scope,
      'agrees',
      stock,
      '/data/planograms',
      slots.length,
      machine.slots.length,
      'as many slots as the machine has',
    )
}

export const machines: Probe = {
  name: 'machines agree',
  writes: false,
  run: async (scope) => {
    const keyword = scope.facts.machineId.slice(0, 4).padEnd(4, '0')
    const others: string[] = []
    for (const each of [keyword, ...scope.access.searches]) {
      const found = rowsOf(await scope.exchange('listMachines', { query: { keyword: each } }))
      others.push(...found.slice(0, 4).map(({ id }) => String(id)))
    }
    for (const id of new Set([scope.facts.machineId, ...others])) await agree(scope, id)
    const offers = await scope.exchange('listOffers', { path: { machineId: scope.facts.machineId } })
    expectStatus(scope, 'happy', offers, [200], 'the machine is there')
  },
}

/** Waits for the messages of a stream: until so many have come, or it has ended. */
function counted() {
  const waiting = new Map<number, () => void>()
  let count = 0
  const heard = (now: number) => {
    count = now
    for (const [wanted, go] of waiting) if (wanted <= now) go()
  }
  const until = (wanted: number, end: Promise<unknown>) => {
    const reached = new Promise<void>((resolve) => {
      if (count >= wanted) resolve()
      else waiting.set(wanted, resolve)
    })
    return Promise.race([end, reached])
  }
  return { until, heard }
}

/** The first message comes at once and says what GET says; a change is told. */
export const stream: Probe = {
  name: 'live stream',
  writes: false,
  run: async (scope) => {
    const { exchange, facts, switches } = scope
    const path = { machineId: facts.machineId }
    const token = scope.token()
    const sent = await exchange('streamMachine', { token, path })
    if (!expectStatus(scope, 'happy', sent, [200], 'the machine has a live stream')) return
    const { messages } = readEvents(sent.text)
    const [first] = messages.map(asRecord)
    expectEqual(scope, 'stream:starts', sent, '', messages.length > 0, true, 'the state is told at once')
    if (!first) return
    const read = dataOf(await exchange('getMachine', { token, path: { id: facts.machineId } }))
    const { id, online_status } = asRecord(first.data)
    expectEqual(scope, 'stream:machine', sent, '/0/data/id', id, facts.machineId, 'the machine that was asked for')
    expectEqual(
      scope,
      'stream:agrees',
      sent,
      '/0/data/online_status',
      online_status,
      read.online_status,
      'as GET answers',
    )
    if (!switches || !scope.access.mayWrite) return
    const { until, heard } = counted()
    const open = exchange('streamMachine', { token, path }, { stream: { milliseconds: 2000, messages: 3, heard } })
    await until(1, open)
    await switches.switchMachine(facts.machineId, 'offline')
    await until(2, open)
    const offline = dataOf(await exchange('getMachine', { token, path: { id: facts.machineId } })).online_status
    await switches.switchMachine(facts.machineId, 'online')
    const sentAll = await open
    const told = readEvents(sentAll.text).messages.map((message) => asRecord(asRecord(message).data).online_status)
    expectEqual(
      scope,
      'stream:order',
      sentAll,
      '/data/online_status',
      told,
      ['online', offline, 'online'],
      'each change, in its order',
    )
  },
}
