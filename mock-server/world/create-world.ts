import { base, en, Faker } from '../faker.ts'
import { seedState } from '../seeds/state.ts'
import { manualClock, realClock } from './clock.ts'
import { scenarioOf } from './scenarios.ts'
import type { World, WorldOptions } from './world.ts'

/** A fresh world from the seeds; the same name, seed and fixed time make the same world. */
export function createWorld(name: string, { seed, fixedTime, tokenLife, push }: WorldOptions): World {
  const clock = fixedTime ? manualClock(Date.parse(fixedTime)) : realClock()
  const faker = new Faker({ locale: [en, base], seed })
  const counters = new Map<string, number>()
  const listeners = new Set<() => void>()
  const nextId = (prefix: string) => {
    const count = (counters.get(prefix) ?? 0) + 1
    counters.set(prefix, count)
    return `${prefix}-${String(count).padStart(4, '0')}${faker.string.alphanumeric({ length: 6, casing: 'lower' })}`
  }
  const scenario = scenarioOf(name)
  return {
    name,
    scenario,
    clock,
    ...(push && { push }),
    tokenLife: scenario.tokenLife ?? tokenLife,
    faker,
    state: seedState(clock.now(), scenario),
    nextId,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: () => {
      for (const listener of listeners) listener()
    },
  }
}
