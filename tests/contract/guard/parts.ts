/** Everything that guards the contract, in the order of the report. */
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { releasedValues } from '../released/index.ts'
import { part as mock } from './index.ts'
import type { Part } from './section.ts'

const parts: Record<string, Part> = { mock, breaking, released: releasedValues, journeys }

/** The parts of a run; only those named where names are given. Throws for an unknown name. */
export function partsOf(names = Object.keys(parts)): Part[] {
  return names.map((name) => {
    const found = parts[name]
    if (!found) throw new Error(`There is no part ${name}. There are ${Object.keys(parts).join(', ')}.`)
    return found
  })
}
