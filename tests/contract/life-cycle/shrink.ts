/** Fewest steps that still break the same rule: leaves out halves, quarters … single steps, as delta debugging does. */
import type { Broken } from './rules.ts'
import type { Step } from './steps/step.ts'

export interface Failing {
  steps: Step[]
  broken: Broken[]
}

/** `attempt` answers what a list of steps breaks. */
export async function shrink(failing: Failing, attempt: (steps: Step[]) => Promise<Broken[]>): Promise<Failing> {
  const rules = new Set(failing.broken.map(({ rule }) => rule))
  let best = failing
  let size = Math.max(1, Math.ceil(best.steps.length / 2))
  while (best.steps.length > 0) {
    let isShorter = false
    for (let at = 0; at < best.steps.length; ) {
      const steps = [...best.steps.slice(0, at), ...best.steps.slice(at + size)]
      const broken = await attempt(steps)
      if (broken.some(({ rule }) => rules.has(rule))) {
        best = { steps, broken }
        isShorter = true
      } else at += size
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!isShorter) break
  }
  return best
}
