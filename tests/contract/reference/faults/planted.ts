/** Every planted fault. */
import { answerFaults } from './answers.ts'
import type { Planted } from './fault.ts'
import { gateFaults } from './gates.ts'
import { habitFaults } from './habits.ts'

export const planted: Planted[] = [...answerFaults, ...gateFaults, ...habitFaults]
