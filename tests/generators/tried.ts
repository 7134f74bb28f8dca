/**
 * Which document the generators of other languages were last tried on. They are downloaded and take minutes, so `npm test`
 * only checks that the document and the way to try it are still the same.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const document = join(import.meta.dirname, '../../generated/openapi.portable.json')
const note = join(import.meta.dirname, 'tried.json')

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The SHA-256 of each file that decides whether code can be generated. */
export const current = () => ({ document: hashOf(document), languages: hashOf(join(import.meta.dirname, 'main.ts')) })

/** Throws if the generators were never tried. */
export const tried = (): unknown => JSON.parse(readFileSync(note, 'utf8'))

export function noteAsTried() {
  writeFileSync(note, `${JSON.stringify(current(), null, 2)}\n`)
}
