/** Coverage as figures, and what is missing of each by name. */
import { answerKeywords } from './answer-keywords.ts'
import type { Validators } from './checks/validators.ts'
import type { Contract } from './contract.ts'
import { type Coverage, documented, type Places } from './coverage.ts'
import type { Case } from './requests/cases.ts'
import { casesOf } from './requests/cases.ts'
import type { Figure } from './section.ts'

const names: Record<keyof Places, string> = {
  operations: 'operations',
  statuses: 'documented statuses',
  mediaTypes: 'media types',
  enumValues: 'enum values',
  unionBranches: 'union branches',
}

export interface Gap {
  figure: string
  missing: string[]
}

const share = (name: string, has: (each: string) => boolean, all: Iterable<string>, goal = '100 %'): [Figure, Gap] => {
  const every = [...all]
  const missing = every.filter((each) => !has(each))
  const hit = every.length - missing.length
  const percent = every.length === 0 ? 100 : (100 * hit) / every.length
  return [
    {
      name,
      value: `${hit} of ${every.length} (${percent.toFixed(percent === 100 ? 0 : 1)} %)`,
      goal,
      isMet: goal === '100 %' ? hit === every.length : percent >= 90,
    },
    { figure: name, missing },
  ]
}

/** Where a keyword stands in the document, with the side it is hit from. */
const keywordPlaces = (cases: Case[]) =>
  cases.map((each): [string, string] => [
    `${each.field.source} ${each.keyword} ${each.isValid ? 'valid' : 'invalid'}`,
    each.key,
  ])

/** Figures of what a run has exercised of what the document can express. */
export function coverageFigures(contract: Contract, coverage: Coverage, validators: Validators): [Figure, Gap][] {
  const all = documented(contract)
  const cases = contract.operations.flatMap((operation) => casesOf(contract, operation))
  const hitKeywords = new Set(
    keywordPlaces(cases)
      .filter(([, key]) => coverage.cases.has(key))
      .map(([place]) => place),
  )
  const answered = answerKeywords(contract, coverage, validators)
  const hitInAnswers = new Set(answered.filter(({ isHit }) => isHit).map(({ place }) => place))
  return [
    ...(Object.keys(names) as (keyof Places)[]).map((kind) =>
      share(names[kind], (each) => coverage.seen[kind].has(each), all[kind]),
    ),
    share(
      'operation × field × keyword × valid or invalid',
      (key) => coverage.cases.has(key),
      cases.map(({ key }) => key),
    ),
    share(
      'keywords of requests, valid and invalid',
      (each) => hitKeywords.has(each),
      new Set(keywordPlaces(cases).map(([place]) => place)),
      '≥ 90 %',
    ),
    share(
      'keywords of answers, valid and invalid',
      (each) => hitInAnswers.has(each),
      new Set(answered.map(({ place }) => place)),
      '≥ 90 %',
    ),
  ]
}
