import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '../refusal.ts'
import { createWorld } from './create-world.ts'
import type { World, WorldOptions } from './world.ts'

/** Memory stays flat however many names are tried: the world unused for longest is forgotten. */
const most = 300

/** A name is a label of a host too, so that a browser can go there; `xn--` begins labels of another kind. */
const usable = /^(?!xn--)[a-z0-9-]{1,63}$/

/**
 * A program names its world in a header, a browser by the first label of its host; everything else is the default world.
 * Throws a Refusal where the name can't be one.
 */
export function worldName(headers: IncomingHttpHeaders): string {
  const label = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(headers.host ?? '')?.[1]
  const name = String(headers['x-mock-world'] || label || 'default').toLowerCase()
  if (usable.test(name)) return name
  const rule = 'Small letters, digits and dashes, at most 63, not after xn--.'
  return refuse(422, 'REQUEST_4220', `The request is not valid: no world can have this name. ${rule}`)
}

export interface Worlds {
  get(name: string): World
  reset(name: string): World
  /** Those that are remembered. */
  all(): Iterable<World>
  /** Of the worlds in use, the one used last first. */
  names(): string[]
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
    names: () => [...worlds.keys()].reverse(),
    get: (name) => put(name, worlds.get(name) ?? createWorld(name, options)),
    reset: (name) => {
      const old = worlds.get(name)
      const world = put(name, createWorld(name, options))
      // Whoever listens reads the old world: broken off, it opens again and reads the new one.
      for (const cut of old?.streams ?? []) cut()
      return world
    },
    all: () => worlds.values(),
  }
}
