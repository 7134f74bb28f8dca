/** For build and deployment: settings that nothing reads, such as misspelled ones. The app itself ignores them. */
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

/** One sentence each; empty for settings that are invalid, which have worse problems. */
export function unknownSettings(settings: Json): string[] {
  const { success, data } = z.safeParse(Config, settings)
  return success
    ? dropped(settings, data).map((name) => `${name} is no setting. docs/configuration.md lists them.`)
    : []
}
