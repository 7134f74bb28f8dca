/** Writes generated/, and compares it with fresh output. */
import './map-group-by.ts'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleDocument } from './bundle.ts'
import { banner } from './document.ts'
import { lossesFile } from './losses.ts'
import { writeOperations } from './operations.ts'
import { portableDocument } from './portable.ts'
import { writeTexts } from './texts.ts'
import { writeValidators } from './validators.ts'

/** The type of all error codes that the document mentions: in enums, examples and descriptions. */
const errorCodes = (openapi: string) =>
  `export type ErrorCode = ${[...new Set(openapi.match(/\b[A-Z]+_\d{4}\b/g))]
    .sort()
    .map((code) => `'${code}'`)
    .join(' | ')}\n`

/** Throws an error that lists all problems of the document. */
export async function generateInto(folder: string) {
  mkdirSync(folder, { recursive: true })
  const document = await bundleDocument(join(import.meta.dirname, '../openapi/openapi.yaml'))
  const openapiFile = join(folder, 'openapi.json')
  writeFileSync(openapiFile, `${JSON.stringify(document, null, 2)}\n`)
  writeFileSync(join(folder, 'openapi.portable.json'), `${JSON.stringify(portableDocument(document), null, 2)}\n`)
  const openapi = readFileSync(openapiFile, 'utf8')
  const types = await openapiTS(openapi, { alphabetize: false })
  writeFileSync(join(folder, 'types.ts'), banner + astToString(types) + errorCodes(openapi))
  await writeValidators(openapiFile, join(folder, 'zod'))
  await writeOperations(document, openapiFile, folder)
  writeFileSync(join(folder, 'losses.ts'), lossesFile(document))
  writeTexts(folder, banner)
}

/** All files and links in a folder and its subfolders. */
export const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : []

const isSame = (left: string, right: string) =>
  lstatSync(right).isFile() && readFileSync(left).equals(readFileSync(right))

/** Compares two folders byte for byte. Returns one line for each difference. */
export function differences(expected: string, actual: string): string[] {
  const [left, right] = [filesIn(expected), filesIn(actual)]
  return [...new Set([...left, ...right])].flatMap((name) => {
    if (!right.includes(name)) return [`missing: generated/${name}`]
    if (!left.includes(name)) return [`not generated: generated/${name}`]
    return isSame(join(expected, name), join(actual, name)) ? [] : [`differs: generated/${name}`]
  })
}
