/** The part of the guard on what the app uses; recorded by `npm run contract:consumer`. */
import { readFileSync } from 'node:fs'
import { document } from '../document.ts'
import type { Part } from '../guard/section.ts'
import { check, type Reads } from './check.ts'
import { documentedCodes, sourceText, unknownCodes, unnamed } from './named.ts'
import { answerPlaces, sentPlaces } from './places.ts'
import { unread } from './unread.ts'

export const recorded = (): Reads => JSON.parse(readFileSync(new URL('reads.json', import.meta.url), 'utf8'))

export const allPlaces = () => [...sentPlaces(), ...answerPlaces()]

export const consumer: Part = async () => {
  const { findings, ...section } = check(allPlaces(), recorded(), unread)
  const source = sourceText()
  const stale = [...unnamed(recorded(), source), ...unknownCodes(source, documentedCodes(document))]
  return { ...section, findings: [...findings, ...stale], seconds: 0 }
}
