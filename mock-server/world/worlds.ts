import type { IncomingHttpHeaders } from 'node:http'
import { createWorld } from './create-world.ts'
import type { World, WorldOptions } from './world.ts'

/** Memory stays flat however many names are tried: the world unused for longest is forgotten. */
const most = 300

/** A program names its world in a header, a browser by the first label of its host; everything else is the default world. */
export function worldName(headers: IncomingHttpHeaders): string {
  const named = headers['x-mock-world']
  if (typeof named === 'string' && named !== '') return named
  const label = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(headers.host ?? '')?.[1]
  return label?.toLowerCase() ?? 'default'
}

export interface Worlds {
  get(name: string): World
  reset(name: string): World
  /** Those that are remembered. */
  all(): Iterable<World>
}

export function createWorlds(options: WorldOptions): Worlds {
  const worlds = new Map<string, World>()
  const put = (name: string, world: World) => {
    worlds.delete(name)
    worlds.set(name, world)
    const oldest = worlds.keys().next()
    if (worlds.size > most && !oldest.done) worlds.delete(oldest.value)
    return world
  }
  return {
    get: (name) => put(name, worlds.get(name) ?? createWorld(name, options)),
    reset: (name) => {
      const old = worlds.get(name)
      const world = put(name, createWorld(name, options))
      old?.changed()
      return world
    },
    all: () => worlds.values(),
  }
}
