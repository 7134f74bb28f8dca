/**
 * Keywords of what is answered: each is hit by a value that the server gave, and by one that breaks it alone, put into
 * that very answer, which the check of answers has to refuse.
 */
import fc from 'fast-check'
import type { Validators } from './checks/validators.ts'
import type { Contract, Located } from './contract.ts'
import { type Coverage, type Sighting, walkSchema } from './coverage.ts'
import { seedOf } from './requests/cases.ts'
import { replaced } from './requests/fields.ts'
import { absent, keywordsOf } from './requests/keywords.ts'

export interface AnswerKeyword {
  /** Place in the document, keyword, side. */
  place: string
  isHit: boolean
}

/** Values that break one keyword each, by its name; a list that is too long repeats what was answered. */
function breaks(contract: Contract, at: Located, answered: unknown): [string, unknown][] {
  const { maxItems } = at.schema
  const [item = null] = Array.isArray(answered) ? answered : []
  const drawn = keywordsOf(contract, at, 'body').flatMap(({ keyword, invalid }): [string, unknown][] =>
    invalid && keyword !== 'maxItems'
      ? [[keyword, fc.sample(invalid, { seed: seedOf(`${at.source} ${keyword}`, 1), numRuns: 1 })[0]]]
      : [],
  )
  return typeof maxItems === 'number' ? [...drawn, ['maxItems', Array(maxItems + 1).fill(item)]] : drawn
}

const listed = (value: unknown) => (Array.isArray(value) ? value : []).map(String)
const never = () => ({})

/** All keywords of all answers of the document. */
export function answerKeywords(contract: Contract, coverage: Coverage, validators: Validators): AnswerKeyword[] {
  const found: AnswerKeyword[] = []
  const isRefused = ({ answer, whole }: Sighting, pointer: string, value: unknown) =>
    !validators.isValid(answer, replaced(whole, pointer, value, never))
  const visit = (at: Located) => {
    const sighting = coverage.sightings.get(at.source)
    const note = (keyword: string, isBroken: (sighting: Sighting) => boolean) => {
      found.push({ place: `${at.source} ${keyword} valid`, isHit: sighting !== undefined })
      found.push({ place: `${at.source} ${keyword} invalid`, isHit: sighting !== undefined && isBroken(sighting) })
    }
    for (const [keyword, value] of breaks(contract, at, sighting?.value))
      note(keyword, (there) => isRefused(there, there.pointer, value))
    for (const name of listed(at.schema.required))
      note(`required ${name}`, (there) => isRefused(there, `${there.pointer}/${name}`, absent))
  }
  const seen = new Set<string>()
  for (const { answers } of contract.operations) for (const answer of answers) walkSchema(contract, answer, visit, seen)
  return found
}
