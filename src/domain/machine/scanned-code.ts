import { asciiDigits } from '#shared/ascii-digits.ts'
import { bareMachineId } from './machine-id.ts'

const machinePath = /^\/?machine\/([^/]+)\/?$/

/**
 * The machine id in a scanned or typed text: a bare id, or a machine link below one of these addresses. Null for
 * anything else. The text itself is never opened as a link, so a sticker can't send customers to another site.
 */
export function machineIdFromCode(text: string, sites: readonly string[]): string | null {
  const trimmed = asciiDigits(text.trim())
  return bareMachineId(trimmed) ?? bareMachineId(idInLink(trimmed, sites))
}

function idInLink(text: string, sites: readonly string[]): string {
  try {
    const { origin, pathname } = new URL(text)
    const site = sites
      .map((each) => new URL(each))
      .find((each) => each.origin === origin && pathname.startsWith(each.pathname))
    const part = site && machinePath.exec(pathname.slice(site.pathname.length))?.[1]
    return decodeURIComponent(part ?? '')
  } catch {
    // Not a link, or a link with an invalid escape.
    return ''
  }
}
