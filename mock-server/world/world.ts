import { base, en, Faker } from '@faker-js/faker'
import { seedState } from '../seeds/state.ts'
import { type Clock, manualClock, realClock } from './clock.ts'
import { type Scenario, scenarioOf } from './scenarios.ts'
import type { State } from './state.ts'

export interface World {
  name: string
  scenario: Scenario
  clock: Clock
  /** Life of an access token in seconds. */
  tokenLife: number
  /** Seeded: the same world made twice draws the same numbers. */
  faker: Faker
  state: State
  nextId(prefix: string): string
  /** Calls the listener after every change that a live stream may show; answers how to stop. */
  onChange(listener: () => void): () => void
  changed(): void
}

export interface WorldOptions {
  seed: number
  /** ISO instant at which every world's clock stands still; left out for real time. */
  fixedTime?: string
  tokenLife: number
}

export function createWorld(name: string, { seed, fixedTime, tokenLife }: WorldOptions): World {
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
