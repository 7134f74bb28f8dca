/** The mock's own switches under /__mock, no part of the contract: reset, clock, machines, push, a look at the state. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { readText, sendJson } from './http.ts'
import { settle } from './orders/settle.ts'
import { tell } from './push/phones.ts'
import type { World } from './world/world.ts'
import type { Worlds } from './world/worlds.ts'

interface Control {
  url: URL
  world: World
  worlds: Worlds
  request: IncomingMessage
  response: ServerResponse
}

const Advance = z.object({ ms: z.number().min(0) })
const Push = z.object({ title: z.string(), body: z.string(), url: z.string() })
const Status = z.object({ online_status: z.enum(['online', 'offline']) })

const ok = (body: unknown) => ({ status: 200, headers: {}, body })

export async function controls({ url, world, worlds, request, response }: Control) {
  const route = `${request.method} ${url.pathname}`
  const text = await readText(request)
  const body: unknown = text ? JSON.parse(text) : {}
  const machineId = /^POST \/__mock\/machines\/([^/]+)$/.exec(route)?.[1]
  const machine = machineId && world.state.machines.get(machineId)
  if (route === 'POST /__mock/reset') {
    worlds.reset(world.name)
    return sendJson(response, ok({ world: world.name }))
  }
  if (route === 'POST /__mock/clock') {
    world.clock.advance(Advance.parse(body).ms)
    world.changed()
    return sendJson(response, ok({ now: new Date(world.clock.now()).toISOString() }))
  }
  if (route === 'POST /__mock/push') {
    const { url: path, ...words } = Push.parse(body)
    return sendJson(response, ok(await tell(world, { ...words, path })))
  }
  if (machine) {
    machine.machine.online_status = Status.parse(body).online_status
    settle(world)
    world.changed()
    return sendJson(response, ok(machine.machine))
  }
  if (route === 'GET /__mock/state') return sendJson(response, ok(summary(world)))
  return sendJson(response, {
    status: 404,
    headers: {},
    body: { code: 'FOUND_4040', message: 'There is no such switch.' },
  })
}

function summary({ name, scenario, clock, state }: World) {
  return {
    world: name,
    scenario,
    now: new Date(clock.now()).toISOString(),
    calls: Object.fromEntries(state.calls),
    orders: [...state.orders.values()].map(({ id, userId, method, net, payment, items }) => ({
      id,
      items: items.map(({ product, quantity, customIngredients }) => ({ id: product.id, quantity, customIngredients })),
      userId,
      method,
      net,
      kind: payment.kind,
    })),
  }
}
