/** Reports unknown settings, such as misspelled ones, at build and deployment. The app itself ignores them. */
import * as z from 'zod/mini'
import type { Json } from './merge.ts'
import { Config } from './schema.ts'

/** Paths of keys that validation has dropped. */
function dropped(given: unknown, kept: unknown, path: string[] = []): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const inner = (kept as Json)[key]
    return inner === undefined && value !== undefined
      ? [[...path, key].join('.')]
      : dropped(value, inner, [...path, key])
  })
}

/** One sentence per unknown setting. `$schema` is the editor's. Empty if the settings are invalid: `problemsIn` reports those. */
export function unknownSettings({ $schema: _, ...settings }: Json): string[] {
  const { success, data } = z.safeParse(Config, settings)
  return success ? dropped(settings, data).map((name) => `${name} is not a setting. See docs/configuration.md.`) : []
}
