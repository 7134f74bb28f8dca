/** The brand that is built: `brand/default`, or the folder that BRAND names. */
import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Json, merge } from '../src/shared/configuration/merge.ts'
import { Config, problemsIn } from '../src/shared/configuration/schema.ts'

const root = join(import.meta.dirname, '..')
export const brandFolder = resolve(root, process.env.BRAND ?? 'brand/default')

const text = (rule: string) => z.string({ error: rule }).check(z.minLength(1, rule))

export const Brand = z.object({
  name: text('the app’s name'),
  shortName: text('the name under the app’s icon'),
  description: text('one sentence on what the app does'),
  config: z._default(z.record(z.string(), z.unknown(), { error: 'an object with settings' }), {}),
})
export type Brand = z.infer<typeof Brand>

/** Reads a JSON file. Throws an error that names the file and each bad value. */
function readBrand(folder: string): Brand {
  const file = join(folder, 'brand.json')
  const fail = (problems: string[]): never => {
    throw new Error([`${relative(root, file)} can’t be used:`, ...problems].join('\n  '))
  }
  let json: Json = {}
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail([String(error)])
  }
  const settings = merge(z.parse(Config, {}), (json.config ?? {}) as Json)
  const problems = [...problemsIn(Brand, json), ...problemsIn(Config, settings).map((problem) => `config.${problem}`)]
  if (problems.length > 0) fail(problems)
  return z.parse(Brand, json)
}

export const brand = readBrand(brandFolder)

/** The shipped defaults with the brand's own settings over them. */
export const builtSettings: Config = z.parse(Config, brand.config)
