/** What several rounds of the same steps say: medians, with the least and the most. */
import { median } from './median.ts'
import type { Measured } from './walk.ts'

/** One walk per round. */
export type Rounds = readonly (readonly Measured[])[]

export interface Spread {
  median: number
  least: number
  most: number
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
})

export interface StepFigures {
  name: string
  wait: Spread
  /** The floor's wait for the same step. */
  floor: Spread | undefined
  trips: number
  requests: number
  code: number
  api: number
  bytes: number
  shift: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const shiftOfStep = ({ shifts }: Measured) => sum(shifts.map(({ value }) => value))
const isTimed = ({ wait }: Measured) => !Number.isNaN(wait)
const each = (rounds: Rounds, index: number) => rounds.flatMap((round) => round[index] ?? [])
const waits = (rounds: Rounds, index: number) => spread(each(rounds, index).map(({ wait }) => wait))

export function stepFigures(rounds: Rounds, floor?: Rounds): StepFigures[] {
  const steps = rounds[0] ?? []
  return steps.map(({ name }, index) => {
    const measured = each(rounds, index)
    const of = (value: (one: Measured) => number) => median(measured.map(value))
    const sent = (kind: string) => of((one) => one.sent.filter((request) => request.kind === kind).length)
    return {
      name,
      wait: waits(rounds, index),
      floor: floor && waits(floor, index),
      trips: of(({ trips }) => trips),
      requests: of((one) => one.sent.length),
      code: sent('code'),
      api: sent('api'),
      bytes: of((one) => sum(one.sent.map(({ bytes }) => bytes))),
      shift: of(shiftOfStep),
    }
  })
}

/** The waits of a whole walk. */
export const sumOfWaits = (rounds: Rounds): Spread =>
  spread(rounds.map((round) => sum(round.filter(isTimed).map(({ wait }) => wait))))

/** The last row of a table. */
export function totals(steps: readonly StepFigures[], rounds: Rounds, floor?: Rounds): StepFigures {
  const all = (value: (step: StepFigures) => number) => sum(steps.map(value))
  return {
    name: 'sum',
    wait: sumOfWaits(rounds),
    floor: floor && sumOfWaits(floor),
    trips: all(({ trips }) => trips),
    requests: all(({ requests }) => requests),
    code: all(({ code }) => code),
    api: all(({ api }) => api),
    bytes: all(({ bytes }) => bytes),
    shift: all(({ shift }) => shift),
  }
}

/** To three digits: Chrome counts fractions of a pixel, too. */
export const shiftOf = (rounds: Rounds) => Number(median(rounds.map((round) => sum(round.map(shiftOfStep)))).toFixed(3))

/** The calls of a walk in their order, without the polls of an order that is being dispensed. */
function callsOf(round: readonly Measured[]): string[] {
  const calls = round.flatMap(({ sent }) => sent).filter(({ kind }) => kind === 'api')
  const dispensing = calls.findIndex(({ name }) => name === 'dispenseOrder')
  const isPoll = (name: string, index: number) => name === 'getOrder' && dispensing >= 0 && index > dispensing
  return calls.map(({ name }) => name).filter((name, index) => !isPoll(name, index))
}

/** Median counts by operation, the most frequent first. */
export function callCounts(rounds: Rounds): [operation: string, count: number][] {
  const calls = rounds.map(callsOf)
  const count = (operation: string) => median(calls.map((names) => names.filter((name) => name === operation).length))
  const counted = [...new Set(calls.flat())].map((operation): [string, number] => [operation, count(operation)])
  return counted.filter(([, times]) => times > 0).sort(([, a], [, b]) => b - a)
}

export const callTotal = (rounds: Rounds) => median(rounds.map((round) => callsOf(round).length))

/** Code that steps from this one on requested over the network. */
export const codeFrom = (rounds: Rounds, index: number) =>
  median(
    rounds.map((round) => round.slice(index).flatMap(({ sent }) => sent.filter(({ kind }) => kind === 'code')).length),
  )
