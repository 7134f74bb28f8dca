/** What is measured: the app's build and its floors, each on a server of its own before one mock server. */
import { join } from 'node:path'
import { createMockServer } from '#mock/server/server.ts'
import { World } from '../support/world.ts'
import { buildLean } from './floors/build.ts'
import { serve } from './serve.ts'

export type Site = Awaited<ReturnType<typeof serve>>

/** The machine with sixty slots, for what is measured of the list alone. */
export const wideMachine = 'VM-1060'

const root = join(import.meta.dirname, '../..')

/** The mock server compiles its schemas at the first request. */
async function warmUp(world: World) {
  await world.storageOf('regular')
  const path = world.orderPath(await world.paidOrder())
  await world.call('POST', `${path}/dispense/v2`)
  await world.call('GET', path)
  await world.storageOf('guest')
  await world.paidByCard(['Sea salt chips'])
}

/** The mock server, and how to serve builds and floors before it. */
export async function startMock() {
  const openapi = join(root, 'openapi')
  const mock = await createMockServer({ port: 0, openapi, bundled: join(root, 'generated/openapi.json') })
  let count = 0
  /** Every visit has its own stock, orders and wallet. */
  const newWorld = () => new World('ordinary', `bench-${++count}`, mock.url)
  await warmUp(newWorld())
  return { mock: mock.url, newWorld, start: (folder: string) => serve(folder, mock.url, wideMachine) }
}

export async function startSites() {
  const { mock, newWorld, start } = await startMock()
  const floor = (name: string) => join(import.meta.dirname, 'floors', name)
  return {
    newWorld,
    /** The mock server's origin. */
    mock,
    app: await start(join(root, 'dist')),
    floor: await start(floor('purchase')),
    vanilla: await start(floor('vanilla')),
    lean: await start(await buildLean()),
  }
}

export type Sites = Awaited<ReturnType<typeof startSites>>
