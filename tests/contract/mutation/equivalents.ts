/** Mutants that change nothing anybody could notice, with the reason. */
import { optional } from './kill-answers.ts'
import type { Outcome } from './outcome.ts'

interface Equivalent {
  reason: string
  fits: (outcome: Outcome) => boolean
}

const isOneOf =
  (...operators: string[]) =>
  ({ operator }: Outcome) =>
    operators.includes(operator)

const ofType = isOneOf('type-nullable', 'type-removed')
const ofLeastLength = isOneOf('least-length-lowered', 'least-length-removed')

const equivalents: Equivalent[] = [
  {
    reason: 'an enumeration lists its values, of whatever type',
    fits: (outcome) => ofType(outcome) && 'enum' in (outcome.from ?? {}),
  },
  {
    reason: 'null or null is null',
    fits: (outcome) => ofType(outcome) && outcome.from?.type === 'null',
  },
  {
    reason: 'the pattern asks for a letter already',
    fits: (outcome) =>
      ofLeastLength(outcome) && String(outcome.from?.pattern).endsWith('+$') && outcome.from?.minLength === 1,
  },
  {
    reason: 'the pattern asks for a letter already',
    fits: ({ kind, operator, change }) =>
      kind === 'validator' && operator === 'check-removed' && /zod\.regex/.test(change) && !/minLength/.test(change),
  },
  {
    reason: 'the names in a JSON object are texts',
    fits: ({ operator, change }) => operator === 'type-loosened' && /zod\.record\([^,]*zod\.any\(\)/.test(change),
  },
  {
    reason: 'no JSON value but a text is that long and reads like the pattern',
    fits: ({ operator, change }) => operator === 'type-loosened' && /AccessToken = .*minLength.*regex/.test(change),
  },
  {
    reason: 'a stream names no device, whatever its options say',
    fits: ({ kind, change }) => kind === 'operation' && /PURE__\*\/ stream\(.*device: true/.test(change),
  },
  {
    // A wrong token would tell the two apart; nobody sends any where none is asked for.
    reason: 'no token is sent where none is asked for, so nobody notices that one may be',
    fits: ({ operator, change, about }) =>
      operator === 'security-changed' && change === 'optional' && about === 'security none',
  },
  {
    reason: 'the document lets that field be left out',
    fits: ({ kind, operator, about }) => kind === 'answer' && operator === 'field-removed' && about === optional,
  },
  {
    reason: 'the document lets that text be empty',
    fits: ({ kind, operator, place }) =>
      kind === 'answer' && operator === 'text-empty' && /^(listMealCards|saveCard) .*\/description$/.test(place),
  },
  {
    reason: 'what the provider is told means nothing to the contract',
    fits: ({ kind, operator, place }) =>
      kind === 'answer' && /^(text-empty|field-renamed)$/.test(operator) && /\/payment\/fields\//.test(place),
  },
]

/** Why a survivor is none; undefined where it is one. */
export const reasonFor = (outcome: Outcome): string | undefined =>
  outcome.killedBy === null && outcome.invalid === undefined
    ? equivalents.find(({ fits }) => fits(outcome))?.reason
    : undefined
