/** A machine's live status as an event stream: the status as it is, then each change. */
import type { ServerResponse } from 'node:http'
import type { Call, Operation } from './operation.ts'
import { operation } from './operation.ts'
import { ok } from './reply.ts'
import { machineOf, status } from './stock.ts'
import type { World } from './world.ts'

const heartbeat = 15_000

/** Checked like any other operation; the server opens the stream where the answer would be sent. */
export const streamOperations: Operation[] = [
  operation('streamMachine', 'GET /v1/sse/machines/{machineId}', {}, ({ world, params }) =>
    ok(machineOf(world, params.machineId ?? '').id),
  ),
]

function message(world: World, id: string, online_status: string): string {
  const other = online_status === 'online' ? 'offline' : 'online'
  const told = world.has('stream-disagrees') ? other : online_status
  const data = {
    id: world.has('stream-of-another-machine') ? 'VM-0000' : id,
    online_status: world.has('stream-status-in-capitals') ? told.toUpperCase() : told,
  }
  const entityName = world.has('stream-entity-in-capitals') ? 'MACHINE' : 'machine'
  const text = JSON.stringify({ entityName, ...(!world.has('stream-without-action') && { action: 'update' }), data })
  return world.has('stream-broken-json') ? text.slice(0, -1) : text
}

export function openStream({ world, params }: Pick<Call, 'world' | 'params'>, response: ServerResponse) {
  const machine = machineOf(world, params.machineId ?? '')
  const type = world.has('stream-as-json') ? 'application/json' : 'text/event-stream'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  response.flushHeaders()
  let last = world.has('stream-starts-silent') ? status(machine) : ''
  const tell = () => {
    if (status(machine) === last) return
    if (last && world.has('stream-changes-untold')) return
    const before = last
    last = status(machine)
    response.write(
      `data: ${message(world, machine.id, before && world.has('stream-older-than-get') ? before : last)}\n\n`,
    )
  }
  tell()
  world.listeners.add(tell)
  const beat = setInterval(() => response.write(': still here\n\n'), heartbeat)
  response.on('close', () => {
    clearInterval(beat)
    world.listeners.delete(tell)
  })
}
