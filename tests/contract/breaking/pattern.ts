/** Compares regular expressions by the texts that they match, as automata of the library refa. */
import { combineTransformers, DFA, isDisjointWith, JS, NFA, type NoParent, Transformers, transform } from 'refa'
import type { Effect } from './document.ts'

type Sequence = NoParent<ReturnType<typeof parse>['expression']['alternatives'][number]>
type Element = Sequence['elements'][number]

const parse = (source: string) => JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ backreferences: 'throw' })
const anything = () => parse('[^]*').expression.alternatives[0] as Sequence
const { maxCharacter } = parse('')
const simplified = combineTransformers([
  Transformers.applyAssertions(),
  Transformers.simplify({ ignoreOrder: true, ignoreAmbiguity: true }),
])

/** Throws for a lookaround in the middle and for an automaton that gets too large. */
function automaton(alternatives: Sequence[]): DFA {
  const expression = transform(simplified, { type: 'Expression', alternatives })
  return DFA.fromFA(NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(50_000)))
}

function complement(language: DFA): DFA {
  const rest = language.copy()
  rest.complement()
  return rest
}

/** `^` and `$` are lookarounds without any character. */
const isAnchor = (element: Element | undefined, kind: 'ahead' | 'behind') =>
  element?.type === 'Assertion' &&
  element.kind === kind &&
  element.negate &&
  element.alternatives.every(({ elements: [only] }) => only?.type === 'CharacterClass' && only.characters.isAll)

const sequence = (...elements: Element[]): Sequence => ({ type: 'Concatenation', elements })

/** One alternative of a pattern. Lookaheads at its start say what else holds for the whole text. */
function alternativeLanguage({ elements }: Sequence): DFA {
  const [hasStart, hasEnd] = [isAnchor(elements[0], 'behind'), isAnchor(elements.at(-1), 'ahead')]
  const anchored = elements.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined)
  const count = hasStart ? anchored.findIndex(({ type }) => type !== 'Assertion') : 0
  const [conditions, rest] = [anchored.slice(0, Math.max(count, 0)), anchored.slice(Math.max(count, 0))]
  const around = (isAnchored: boolean) => (isAnchored ? [] : anything().elements)
  const own = automaton([sequence(...around(hasStart), ...rest, ...around(hasEnd))])
  return conditions.reduce((language, condition) => {
    if (condition.type !== 'Assertion') return language
    const whole = automaton(condition.alternatives.map((each) => sequence(...each.elements, ...around(false))))
    return DFA.fromIntersection(language, condition.negate ? complement(whole) : whole)
  }, own)
}

const includes = (outer: DFA, inner: DFA) => isDisjointWith(inner, complement(outer))

const languages = new Map<string, DFA | undefined>()

/** Undefined for a backreference, for a lookaround in the middle, and for what gets too large. */
function languageOf(pattern: string): DFA | undefined {
  if (!languages.has(pattern)) languages.set(pattern, computed(pattern))
  return languages.get(pattern)
}

function computed(pattern: string): DFA | undefined {
  try {
    // The union of the alternatives.
    const others = parse(pattern).expression.alternatives.map((each) => complement(alternativeLanguage(each)))
    return complement(others.reduce((left, right) => DFA.fromIntersection(left, right)))
  } catch {
    return undefined
  }
}

/** 'other' if neither is known to include the other; undefined if both match the same texts. */
export function patternEffect(before: string, after: string): Effect | undefined {
  if (before === after) return undefined
  const [old, next] = [languageOf(before), languageOf(after)]
  if (!old || !next) return 'other'
  const [isNarrower, isWider] = [includes(old, next), includes(next, old)]
  if (isNarrower && isWider) return undefined
  return isNarrower ? 'narrower' : isWider ? 'wider' : 'other'
}

/** Whether a pattern is known to match only texts that another one matches. */
export const isWithin = (inner: string, outer: string) => ['wider', undefined].includes(patternEffect(inner, outer))
