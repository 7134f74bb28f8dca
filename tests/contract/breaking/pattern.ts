/** Compares regular expressions that are sequences of character classes: `^[A-Z]{3}$`, `^\+[1-9][0-9]{0,3}$`. */
import type { Effect } from './document.ts'

/** One element of the sequence: its characters (of the first 256) and how often they occur. */
interface Step {
  characters: Set<number>
  min: number
  max: number
}

const codes = Array.from({ length: 256 }, (_, code) => code)
const token = /(\[(?:\\.|[^\]\\])+\]|\\.|[^\\[\](){}|*+?.^$])(\{(\d+)(,(\d*))?\}|[*+?])?/y

function timesOf(quantifier: string | undefined, from: string | undefined, comma: string | undefined, to = '') {
  if (!quantifier) return { min: 1, max: 1 }
  if (quantifier === '*') return { min: 0, max: Number.POSITIVE_INFINITY }
  if (quantifier === '+') return { min: 1, max: Number.POSITIVE_INFINITY }
  if (quantifier === '?') return { min: 0, max: 1 }
  const min = Number(from)
  return { min, max: comma ? (to === '' ? Number.POSITIVE_INFINITY : Number(to)) : min }
}

/** The sequence of a pattern; undefined if it has groups or alternatives or lacks an anchor. */
function stepsOf(pattern: string): Step[] | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return undefined
  const body = pattern.slice(1, -1)
  const steps: Step[] = []
  token.lastIndex = 0
  while (token.lastIndex < body.length) {
    const match = token.exec(body)
    if (!match) return undefined
    const [, atom, quantifier, from, comma, to] = match
    const isTaken = new RegExp(`^(?:${atom})$`)
    const characters = new Set(codes.filter((code) => isTaken.test(String.fromCharCode(code))))
    steps.push({ characters, ...timesOf(quantifier, from, comma, to) })
  }
  return steps
}

const isWithin = (inner: Step[], outer: Step[]) =>
  inner.length === outer.length &&
  inner.every((step, index) => {
    const other = outer[index]
    if (!other) return false
    const isSubset = [...step.characters].every((code) => other.characters.has(code))
    return isSubset && step.min >= other.min && step.max <= other.max
  })

/** 'other' if neither is known to include the other; undefined if they are equal. */
export function patternEffect(before: string, after: string): Effect | undefined {
  const [old, next] = [stepsOf(before), stepsOf(after)]
  if (!old || !next) return before === after ? undefined : 'other'
  const [isNarrower, isWider] = [isWithin(next, old), isWithin(old, next)]
  if (isNarrower && isWider) return undefined
  return isNarrower ? 'narrower' : isWider ? 'wider' : 'other'
}
