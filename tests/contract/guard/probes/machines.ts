/** Machine, products, search and live stream return the same data about a machine. */
import { messagesOf } from '../checks.ts'
import type { Schema } from '../contract.ts'
import type { Sent } from '../exchange.ts'
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

export const machines: Probe = async (scope) => {
  const { machineId } = scope.facts
  const ids = new Set([machineId])
  for (const keyword of scope.isSelected('listMachines') ? [machineId.slice(0, 4).padEnd(4, '0'), 'coffee'] : []) {
    const found = rowsOf(await scope.exchange('listMachines', { query: { keyword } }))
    for (const { id } of found.slice(0, 4)) ids.add(String(id))
  }
  for (const id of ids) await checkMachine(scope, id)
}

export const stream: Probe = async (scope) => {
  const { exchange, facts } = scope
  const sent = await exchange('streamMachine', { token: scope.token(), path: { machineId: facts.machineId } })
  if (!expectStatus(scope, 'happy', sent, [200], 'the machine has a live stream')) return
  if (!scope.isSelected('getMachine')) return
  const { id, online_status } = asRecord(asRecord(messagesOf(sent.text)[0]).data)
  const read = dataOf(await exchange('getMachine', { path: { id: facts.machineId } }))
  const is = [read.id, read.online_status]
  const why = 'the first message comes immediately and matches GET'
  expectEqual(scope, { check: 'stream:starts', sent, pointer: '/0/data', found: [id, online_status], is, why })
}
