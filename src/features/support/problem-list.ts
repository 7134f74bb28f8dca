/** Common problems at machines. The steps must match what the app and the operator actually do. */
import { config } from '#shared/config.ts'
import { texts } from '#shared/texts/catalog.ts'

/** The problems and the screen that solves each. Their ids are the hashes of links (`/support#stuck`). */
const kinds = [
  { id: 'kept-my-money', goTo: 'order' },
  { id: 'stuck', goTo: 'order' },
  { id: 'wrong-product' },
  { id: 'spoiled' },
  { id: 'refund-missing', goTo: 'order' },
  { id: 'charged-twice', goTo: 'orders' },
  { id: 'offline', goTo: 'order' },
  { id: 'coffee', goTo: 'order' },
  { id: 'code', goTo: 'search' },
  { id: 'sign-in' },
] as const

export interface Problem {
  id: string
  title: string
  /** In the order in which to try them. */
  steps: readonly string[]
  goTo?: 'order' | 'orders' | 'search'
}

const isOffered = (step: string) => config.features.wallets || step !== texts.problems['refund-missing'].steps[2]

export const problems = (): Problem[] =>
  kinds
    .filter(({ id }) => id !== 'coffee' || config.features.coffee)
    .map((kind) => ({
      ...kind,
      title: texts.problems[kind.id].title,
      steps: Object.values(texts.problems[kind.id].steps).filter(isOffered),
    }))
