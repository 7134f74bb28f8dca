/** Prints the figures, and the goals with whether they are met. */
import type { Rounds, Spread, StepFigures } from './figures.ts'

export interface Goal {
  figure: string
  measured: string
  goal: string
  met: boolean
}

const whole = (value: number) => String(Math.round(value))
export const ms = (value: number) => `${whole(value)} ms`

export const atMost = (figure: string, value: number, goal: number, show = whole): Goal => ({
  figure,
  measured: show(value),
  goal: goal === 0 ? show(0) : `≤ ${show(goal)}`,
  met: value <= goal,
})

export const ratio = (figure: string, own: number, floor: number, goal: number): Goal => ({
  figure,
  measured: `${(own / floor).toFixed(2)} × (${ms(own)} to ${ms(floor)})`,
  goal: `≤ ${goal} ×`,
  met: own / floor <= goal,
})

export const range = ({ median, least, most }: Spread) =>
  Number.isNaN(median) ? '–' : `${whole(median)} (${whole(least)}–${whole(most)})`

const heads = ['step', 'wait in ms', 'floor', '×', 'trips', 'requests', 'code', 'API', 'kB', 'shift']

function cells({ name, wait, floor, trips, requests, code, api, bytes, shift }: StepFigures): string[] {
  return [
    name,
    range(wait),
    floor ? range(floor) : '',
    floor && !Number.isNaN(wait.median) ? (wait.median / floor.median).toFixed(1) : '',
    ...[trips, requests, code, api].map(whole),
    (bytes / 1000).toFixed(1),
    shift.toFixed(3),
  ]
}

/** The first column is aligned to the left, numbers to the right. */
export function printTable(rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
}

export function printSteps(title: string, steps: readonly StepFigures[]) {
  console.log(`\n${title}`)
  printTable([heads, ...steps.map(cells)])
}

export function printCalls(title: string, counts: readonly (readonly [string, number])[]) {
  console.log(`${title}: ${counts.map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ')}`)
}

/** Every call and code file of the last round, in their order. */
export function printRequests(title: string, rounds: Rounds) {
  console.log(`\n${title}: requests of the last round`)
  for (const { name, sent, shifts } of rounds.at(-1) ?? []) {
    const named = (kind: string) =>
      sent.filter((each) => each.kind === kind).map((each) => each.name.replace('/assets/', ''))
    console.log(`  ${name}\n    API:  ${named('api').join(' ')}\n    code: ${named('code').join(' ')}`)
    for (const { value, name: moved } of shifts) console.log(`    moved by ${value.toFixed(3)}: ${moved.slice(0, 100)}`)
  }
}

export function printGoals(goals: readonly Goal[]) {
  const width = Math.max(...goals.map(({ figure }) => figure.length))
  for (const { figure, measured, goal, met } of goals)
    console.log(`${met ? '✓' : '✗'} ${figure.padEnd(width)}  ${measured}, goal ${goal}`)
  console.log(`\n${goals.filter(({ met }) => met).length} of ${goals.length} met`)
}
