/** Every planted fault. */
import { accessFaults } from './access.ts'
import { envelopeFaults } from './envelopes.ts'
import type { Planted } from './fault.ts'
import { habitFaults } from './habits.ts'
import { inputFaults } from './inputs.ts'
import { pageFaults } from './pages.ts'
import { valueFaults } from './values.ts'
import { wordFaults } from './words.ts'

export const planted: Planted[] = [
  ...valueFaults,
  ...wordFaults,
  ...envelopeFaults,
  ...inputFaults,
  ...accessFaults,
  ...pageFaults,
  ...habitFaults,
]
