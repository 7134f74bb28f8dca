/** A world: one isolated copy of the mock's state, with its own clock, scenario and forced faults. */
import { createHash } from 'node:crypto'
import { type Place, placeOf } from '../seeds/place.ts'
import type { State } from '../seeds/records.ts'
import { seedState } from '../seeds/state.ts'
import type { Forced } from './forced.ts'
import type { Entry } from './journal.ts'
import { type Scenario, scenarioOf } from './scenarios.ts'

export interface PushMessage {
  title: string
  body: string
  /** A path of the app. */
  path: string
  /** The message is outdated after an hour. This field is not sent to the device. */
  isBrief?: boolean
}
/** `ended`: the push service no longer knows the subscription. */
export type PushOutcome = 'sent' | 'ended' | 'failed'

export interface World {
  name: string
  scenario: Scenario
  /** Time-dependent state is computed from `now()` when it is read; there are no timers. */
  clock: { now(): number; advance(ms: number): void }
  /** Lifetime of an access token in seconds. */
  tokenLife: number
  state: State
  place: Place
  /** Faults that apply to the next calls of their operations. */
  forced: Forced[]
  /** How many of the next approved payments will be declined. */
  declines: number
  /** The last requests, newest last. */
  journal: Entry[]
  /** The open live streams: `update` sends a changed status, `cut` breaks off in the middle of a message. */
  streams: Set<{ update(): void; cut(): void }>
  nextId(prefix: string, length?: number): string
  /** Updates the live streams. */
  changed(): void
  /** Sends to one registered device token. Never throws. Undefined if the server has no signing keys. */
  push?: (token: string, message: PushMessage) => Promise<PushOutcome>
}

export interface WorldOptions extends Pick<World, 'push'> {
  /** ISO time at which every clock is stopped until it is advanced. Default: real time. */
  fixedTime?: string
  tokenLife: number
  /** Default: India. */
  place?: Place
}

/** The same name, place and fixed time create the same world. */
export function createWorld(name: string, { fixedTime, tokenLife, push, place = placeOf() }: WorldOptions): World {
  const stoppedAt = fixedTime === undefined ? undefined : Date.parse(fixedTime)
  let ahead = 0
  const now = () => (stoppedAt ?? Date.now()) + ahead
  const scenario = scenarioOf(name)
  const counters = new Map<string, number>()
  const streams: World['streams'] = new Set()
  return {
    name,
    scenario,
    clock: {
      now,
      advance: (ms) => {
        ahead += ms
      },
    },
    ...(push && { push }),
    tokenLife: scenario.tokenLife ?? tokenLife,
    state: seedState(now(), scenario, place),
    place,
    forced: [],
    declines: 0,
    journal: [],
    streams,
    nextId: (prefix, length = 6) => {
      const count = (counters.get(prefix) ?? 0) + 1
      counters.set(prefix, count)
      const random = createHash('sha256').update(`${place.seed} ${prefix} ${count}`).digest('hex')
      return `${prefix}-${String(count).padStart(4, '0')}${random.slice(0, length)}`
    },
    changed: () => {
      for (const stream of streams) stream.update()
    },
  }
}
