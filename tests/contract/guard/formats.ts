/**
 * One meaning of each format for the document, its validators and the app: what RFC 3339 and RFC 3986 say, as far as the
 * app reads it. Both halves are needed, because ajv-formats accepts a space for the T, `+05` and a 60th second.
 */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import formats, { type FormatName } from 'ajv-formats'
import * as zod from 'zod/mini'

const readByTheApp: Partial<Record<FormatName, zod.ZodMiniType>> = {
  'date-time': zod.iso.datetime({ offset: true }),
  date: zod.iso.date(),
  email: zod.email(),
  uri: zod.url(),
}

type Test = (text: string) => boolean

/** The format of the specification, which is a pattern or a function. */
function specified(name: FormatName): Test {
  const found = formats.default.get(name)
  const test = typeof found === 'object' && 'validate' in found ? found.validate : found
  if (test instanceof RegExp) return (text) => test.test(text)
  if (typeof test === 'function') return test as Test
  throw new Error(`There is no format ${name}`)
}

export function addFormats(ajv: Ajv2020) {
  formats.default(ajv)
  for (const [name, schema] of Object.entries(readByTheApp)) {
    const isSpecified = specified(name as FormatName)
    ajv.addFormat(name, (text: string) => isSpecified(text) && schema.safeParse(text).success)
  }
}
