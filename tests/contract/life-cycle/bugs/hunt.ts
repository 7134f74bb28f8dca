/** Plants every bug in turn and lets the model look for it. */
import { runCampaign } from '../campaign.ts'
import { inProcess } from '../in-process.ts'
import type { Rule } from '../rules.ts'
import { told } from '../steps/step.ts'
import { answerBugs } from './answers.ts'
import { type Bug, plant } from './bug.ts'
import { moneyBugs } from './money.ts'
import { orderBugs } from './orders.ts'
import { refundBugs } from './refunds.ts'

export const bugs: Bug[] = [...moneyBugs, ...refundBugs, ...orderBugs, ...answerBugs]

export interface Hunted {
  bug: Bug
  /** The rules that the shortest sequence breaks; none where the bug was not found. */
  rules: Rule[]
  /** The shortest sequence, as a person reads it. */
  steps: string[]
  /** Index of the sequence, and the scenario of its world. */
  index: number
  scenario: string
}

const length = 30

/** Searches up to `runs` sequences of the seed for one bug, and cuts the first that fails down. */
export async function hunt(bug: Bug, { seed, runs }: { seed: number; runs: number }): Promise<Hunted> {
  const remove = plant(bug)
  try {
    const target = (scenario: string) => inProcess(scenario, bug)
    const { failures } = await runCampaign({ seed, runs, length, target, stopAtFirst: true })
    const [failure] = failures
    return {
      bug,
      rules: [...new Set(failure?.broken.map(({ rule }) => rule))],
      steps: failure?.steps.map(told) ?? [],
      index: failure?.index ?? runs,
      scenario: failure?.scenario ?? '-',
    }
  } finally {
    remove()
  }
}
