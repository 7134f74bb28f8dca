import { machineIdFromCode } from '#domain/machine/scanned-code.ts'
import { base } from '#shared/base.ts'
import { config } from '#shared/config.ts'

/** Links under these URLs can be machine links. */
const sites = [window.location.origin + base, ...config.machineLinkOrigins]

const isLink = (text: string) => text.includes('://')

/**
 * The machine that one of the texts names; null if none does. First by a link: a bare word can be a machine's number, but
 * also what else stands on a sticker.
 */
export const machineIn = (candidates: readonly string[]): string | null =>
  [...candidates.filter(isLink), ...candidates]
    .map((text) => machineIdFromCode(text, sites))
    .find((id) => id !== null) ?? null

/** Whether a code is surely a machine's. */
export const isMachineLink = (text: string): boolean => isLink(text) && machineIn([text]) !== null

/** At least half a second of the camera's frames. */
const framesOfBare = 4

/**
 * Whether the codes of a frame count yet, asked for one frame after another. A bare number alone waits for the machine's
 * link beside it, which may be read only a frame later.
 */
export function readinessOfFrames() {
  let bare = 0
  return (texts: readonly string[]): boolean => {
    const isBare = machineIn(texts) !== null && !texts.some(isMachineLink)
    if (isBare) bare += 1
    return !isBare || bare >= framesOfBare
  }
}

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
