/** What a campaign and a hunt found, as the guard's report takes it and as a person reads it. */
import type { Figure, Finding } from '../guard/section.ts'
import type { Hunted } from './bugs/hunt.ts'
import type { Campaign, Failure } from './campaign.ts'
import { rules } from './rules.ts'
import { told } from './steps/step.ts'

const mostSteps = 6

/** One finding a rule, operation and place; the order's own id is left out of it. */
export function findingsOf({ failures }: Campaign): Finding[] {
  const found = new Map<string, Finding>()
  for (const { broken, index, steps } of failures)
    for (const { rule, operation, pointer, expected, found: seen } of broken) {
      const place = pointer.replace(/\/data\/[A-Za-z]+-[^/]+/, '/data/{id}')
      const id = `life-cycle/${rule}/${operation}${place}`
      const known = found.get(id)
      if (known) known.count += 1
      else
        found.set(id, {
          id,
          check: `${rule}: ${rules[rule]}`,
          operation,
          pointer: place,
          expected,
          found: `${seen}, after: ${steps.map(told).join('; ')} (sequence ${index})`,
          count: 1,
        })
    }
  return [...found.values()]
}

const statuses = 7
const number = (value: number) => value.toLocaleString('en')

/** `isWhole`: enough was run, with a clock, to reach every status. */
export function campaignFigures(campaign: Campaign, { goal, isWhole }: { goal?: number; isWhole: boolean }): Figure[] {
  const { sequences, steps, failures, statuses: seen } = campaign
  return [
    {
      name: 'life-cycle sequences',
      value: `${number(sequences)} with ${number(steps)} steps`,
      ...(goal !== undefined && { goal: `≥ ${number(goal)}` }),
      isMet: goal === undefined || sequences >= goal,
    },
    { name: 'sequences with violations', value: number(failures.length), goal: '0', isMet: failures.length === 0 },
    {
      name: 'order statuses reached',
      value: `${seen.size} of ${statuses}`,
      ...(isWhole && { goal: 'all' }),
      isMet: !isWhole || seen.size === statuses,
    },
    { name: 'life-cycle invariants', value: String(Object.keys(rules).length), goal: '≥ 15', isMet: true },
  ]
}

export function huntFigures(hunted: Hunted[]): Figure[] {
  const found = hunted.filter((each) => each.rules.length > 0)
  const longest = Math.max(0, ...found.map(({ steps }) => steps.length))
  return [
    {
      name: 'planted life-cycle bugs found',
      value: `${found.length} of ${hunted.length}`,
      goal: 'all, ≥ 20',
      isMet: found.length === hunted.length && found.length >= 20,
    },
    { name: 'longest shrunk sequence', value: `${longest} steps`, goal: `≤ ${mostSteps}`, isMet: longest <= mostSteps },
  ]
}

export const failureText = ({ index, scenario, steps, broken }: Failure) =>
  [
    `Sequence ${index} in the world "${scenario}":`,
    ...steps.map((step, at) => `  ${at + 1}. ${told(step)}`),
    ...broken.map(
      ({ rule, operation, pointer, expected, found }) =>
        `  ! ${rule} (${operation} ${pointer})\n      expected ${expected}\n      found    ${found}`,
    ),
  ].join('\n')

export const huntText = ({ bug, rules: broken, steps, index, scenario }: Hunted) =>
  [
    broken.length > 0
      ? `found      ${bug.name}: ${bug.what}\n           by ${broken.join(', ')} in sequence ${index}, world "${scenario}"`
      : `NOT FOUND  ${bug.name}: ${bug.what}`,
    ...steps.map((step, at) => `           ${at + 1}. ${step}`),
  ].join('\n')

export const figureText = ({ name, value, goal, isMet }: Figure) =>
  `${isMet ? '✓' : '✗'} ${name}: ${value}${goal ? ` (goal ${goal})` : ''}`
