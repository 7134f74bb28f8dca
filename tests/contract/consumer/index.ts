/** The part of the guard on what the app reads; recorded by `npm run contract:consumer`. */
import { readFileSync } from 'node:fs'
import type { Part } from '../guard/section.ts'
import { answerPlaces } from './answers.ts'
import { check, type Reads } from './check.ts'
import { unread } from './unread.ts'

export const recorded = (): Reads => JSON.parse(readFileSync(new URL('reads.json', import.meta.url), 'utf8'))

export const consumer: Part = async () => ({ ...check(answerPlaces(), recorded(), unread), seconds: 0 })
