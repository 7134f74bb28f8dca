import type { IncomingHttpHeaders } from 'node:http'
import { invalid } from './refusal.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

/** Limits memory use: beyond this number, the least recently used world is dropped. */
const maxWorlds = 300

/** A world's name is also a host label; `xn--` marks internationalized labels. */
const usableName = /^(?!xn--)[a-z0-9-]{1,63}$/

/**
 * Programs select a world with a header, browsers with the first label of the host. Otherwise, the default world is
 * used. Throws a Refusal for an unusable name.
 */
export function worldName(headers: IncomingHttpHeaders): string {
  const label = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(headers.host ?? '')?.[1]
  const name = String(headers['x-mock-world'] || label || 'default').toLowerCase()
  return usableName.test(name)
    ? name
    : invalid('invalid world name. Use at most 63 lowercase letters, digits and dashes, not starting with xn--.')
}

export type Worlds = ReturnType<typeof createWorlds>

export function createWorlds(options: WorldOptions) {
  const worlds = new Map<string, World>()
  const put = (name: string, world: World) => {
    worlds.delete(name)
    worlds.set(name, world)
    const oldest = worlds.keys().next()
    if (worlds.size > maxWorlds && !oldest.done) worlds.delete(oldest.value)
    return world
  }
  return {
    /** Most recently used first. */
    names: () => [...worlds.keys()].reverse(),
    get: (name: string) => put(name, worlds.get(name) ?? createWorld(name, options)),
    reset: (name: string) => {
      const old = worlds.get(name)
      const world = put(name, createWorld(name, options))
      // Close open streams, which belong to the old world, to make clients reconnect to the new one.
      for (const stream of old?.streams ?? []) stream.cut()
      return world
    },
    all: () => worlds.values(),
  }
}
