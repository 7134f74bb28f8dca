/** The live status of a machine as an event stream. */
import type { ServerResponse } from 'node:http'
import type { Schema } from '../seeds/records.ts'
import { second } from '../seeds/units.ts'
import { settle } from '../world/orders/settle.ts'
import type { World } from '../world/world.ts'
import { eventStream } from './documented.ts'

const heartbeat = 15 * second
/** Milliseconds from the first message to a forced cut in the middle of the second one. */
const cutAfter = 50

/**
 * Sends the first message, and another one after each change of the machine's status. A silent stream stays open
 * without them; a bare one leaves out the machine's id.
 */
export function openStream(
  world: World,
  response: ServerResponse,
  { data: { id }, ...message }: Schema<'LiveMessage'>,
  cutsSecondMessage: boolean,
) {
  response.writeHead(200, { 'content-type': eventStream, 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  const currentStatus = () => world.state.machines.get(id)?.machine.online_status ?? 'offline'
  const { liveStream } = world.scenario
  const event = () => {
    const data = { ...(liveStream !== 'bare' && !world.scenario.isMinimal && { id }), online_status: currentStatus() }
    return `data: ${JSON.stringify({ ...message, data })}\n\n`
  }
  let sent: string | undefined
  const isSilent = () => liveStream === 'silent' && sent !== undefined
  const update = () => {
    if (currentStatus() === sent || isSilent()) return
    sent = currentStatus()
    response.write(event())
  }
  const cut = () => response.write(event().slice(0, -20), () => response.destroy())
  const stream = { update, cut }
  update()
  world.streams.add(stream)
  if (cutsSecondMessage) setTimeout(cut, cutAfter)
  const beat = setInterval(() => {
    settle(world)
    if (!isSilent()) response.write(': still here\n\n')
  }, heartbeat)
  response.on('close', () => {
    clearInterval(beat)
    world.streams.delete(stream)
  })
}
