/** A world: one isolated copy of the mock's state, with its own clock, scenario and forced faults. */
import type { Faker as FakerType } from '@faker-js/faker'
import { base, en, Faker } from '../seeds/faker.ts'
import { type Place, placeOf } from '../seeds/place.ts'
import type { State } from '../seeds/records.ts'
import { seedState } from '../seeds/state.ts'
import type { Forced } from './forced.ts'
import type { Entry } from './journal.ts'
import { type Scenario, scenarioOf } from './scenarios.ts'

/** Time-dependent state is computed from `now()` when it is read; there are no timers. */
interface Clock {
  now(): number
  advance(ms: number): void
}

export interface PushMessage {
  title: string
  body: string
  /** A path of the app. */
  path: string
}
/** `ended`: the push service no longer knows the subscription. */
export type PushOutcome = 'sent' | 'ended' | 'failed'

export interface World {
  name: string
  scenario: Scenario
  clock: Clock
  /** Lifetime of an access token in seconds. */
  tokenLife: number
  /** Random data, seeded per world. */
  faker: FakerType
  state: State
  place: Place
  /** Faults that apply to the next calls of their operations. */
  forced: Forced[]
  /** How many of the next approved payments will be declined. */
  declines: number
  /** The last requests, newest last. */
  journal: Entry[]
  /** For each open live stream, a function that breaks it off. */
  streams: Set<() => void>
  nextId(prefix: string): string
  /** Subscribes to changes relevant to live streams. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void
  changed(): void
  /** Sends to one registered device token. Never throws. Undefined if the server has no signing keys. */
  push?: (token: string, message: PushMessage) => Promise<PushOutcome>
}

export interface WorldOptions extends Pick<World, 'push'> {
  seed: number
  /** ISO time at which every clock is stopped until it is advanced. Default: real time. */
  fixedTime?: string
  tokenLife: number
  /** Default: India. */
  place?: Place | undefined
}

function createClock(fixedTime: string | undefined): Clock {
  const fixed = fixedTime === undefined ? undefined : Date.parse(fixedTime)
  let ahead = 0
  return {
    now: () => (fixed ?? Date.now()) + ahead,
    advance: (ms) => {
      ahead += ms
    },
  }
}

/** The same name, seed and fixed time create the same world. */
export function createWorld(
  name: string,
  { seed, fixedTime, tokenLife, push, place = placeOf() }: WorldOptions,
): World {
  const clock = createClock(fixedTime)
  const faker = new Faker({ locale: [en, base], seed })
  const scenario = scenarioOf(name)
  const counters = new Map<string, number>()
  const listeners = new Set<() => void>()
  return {
    name,
    scenario,
    clock,
    ...(push && { push }),
    tokenLife: scenario.tokenLife ?? tokenLife,
    faker,
    state: seedState(clock.now(), scenario, place),
    place,
    forced: [],
    declines: 0,
    journal: [],
    streams: new Set(),
    nextId: (prefix) => {
      const count = (counters.get(prefix) ?? 0) + 1
      counters.set(prefix, count)
      return `${prefix}-${String(count).padStart(4, '0')}${faker.string.alphanumeric({ length: 6, casing: 'lower' })}`
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: () => {
      for (const listener of listeners) listener()
    },
  }
}
