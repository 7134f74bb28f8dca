import { machineIdFromCode } from '#domain/machine/scanned-code.ts'
import { sites } from './sites.ts'

/** The fields of the manifest's share target. Phones put a link into any of them, often with text around it. */
const fields = ['url', 'text', 'title']

/** The machine in a text shared from another app; null if it has none, undefined if nothing was shared. */
export function sharedMachine(query: URLSearchParams): string | null | undefined {
  const texts = fields.flatMap((field) => query.get(field) ?? [])
  if (texts.length === 0) return undefined
  const links = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.includes('://'))
  return [...texts, ...links].map((text) => machineIdFromCode(text, sites)).find((id) => id !== null) ?? null
}
