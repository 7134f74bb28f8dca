/** Everything that guards the contract, in the order of the report. */
import { breaking } from '../breaking/index.ts'
import { journeys } from '../journeys/index.ts'
import { lifeCycle } from '../life-cycle/index.ts'
import { releasedValues } from '../released/index.ts'
import { tamperingPart } from '../tampering.ts'
import { part as mock } from './index.ts'
import { replay } from './replay.ts'
import type { Part } from './section.ts'
import { speed } from './speed.ts'

const quick: Record<string, Part> = {
  mock,
  'life-cycle': lifeCycle,
  breaking,
  released: releasedValues,
  tampering: tamperingPart,
  journeys,
}

/** What takes minutes each. */
const long: Record<string, Part> = {
  replay: ({ seed, progress }) => replay(100, seed, progress),
  speed: ({ progress }) => speed(20_000, 100_000, progress),
}

/** The parts of a run; only those named where names are given. Throws where there is none of a name. */
export function partsOf(isFull: boolean, names?: string[]): Part[] {
  const all = { ...quick, ...long }
  const chosen = names ?? Object.keys(isFull ? all : quick)
  return chosen.map((name) => {
    const found = all[name]
    if (!found) throw new Error(`There is no part ${name}. There are ${Object.keys(all).join(', ')}.`)
    return found
  })
}
