import type { Faker } from '@faker-js/faker'
import type { Entry } from '../console/journal.ts'
import type { Forced } from '../force/forced.ts'
import type { Clock } from './clock.ts'
import type { Scenario } from './scenarios.ts'
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
  /** Waits for the next calls of its operations. */
  forced: Forced[]
  /** How many of the next payments at a provider are declined. */
  declines: number
  /** The last requests, the newest last. */
  journal: Entry[]
  /** Breaks off each live stream that is open. */
  streams: Set<() => void>
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
