import { machineIdFromCode } from '#domain/machine/scanned-code.ts'
import { base } from '#shared/base.ts'
import { config } from '#shared/config.ts'

/** Links under these URLs can be machine links. */
const sites = [window.location.origin + base, ...config.machineLinkOrigins]

/** The first machine that one of the texts names, by its id or a link; null if none does. */
export const machineIn = (candidates: readonly string[]): string | null =>
  candidates.map((text) => machineIdFromCode(text, sites)).find((id) => id !== null) ?? null

/** Whether a code is a machine's. */
export const isMachines = (text: string): boolean => machineIn([text]) !== null

/** A link within a sentence, without the punctuation around it. */
const link = /https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?]/g

/** The machine in a text shared from another app; null if it has none, undefined if nothing was shared. */
export function sharedMachine(query: URLSearchParams): string | null | undefined {
  // Phones put a link into any field of the manifest's share target, often with text around it.
  const [url, text, title] = ['url', 'text', 'title'].map((field) => query.get(field))
  const texts = [url, text, title].filter((each) => typeof each === 'string')
  if (texts.length === 0) return undefined
  // A title is the name of a page or an app. Only in the other fields, a bare word is a machine's number.
  const candidates = [...texts.flatMap((each) => each.match(link) ?? []), url ?? '', text ?? '']
  return machineIn(candidates)
}
