import type { Faker } from '@faker-js/faker'
import type { SendPush } from '../push/send-push.ts'
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
  nextId(prefix: string): string
  /** Calls the listener after every change that a live stream may show; answers how to stop. */
  onChange(listener: () => void): () => void
  changed(): void
  /** Missing where the server has no key to sign push messages with. */
  push?: SendPush
}

export interface WorldOptions extends Pick<World, 'push'> {
  seed: number
  /** ISO instant at which every world's clock stands still; left out for real time. */
  fixedTime?: string
  tokenLife: number
}
