/**
 * An id as the contract writes ids, beginning with a letter or a digit: `..` would lead out of /machine/, and -1 stands
 * for no machine.
 */
const bareId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const machinePath = /^\/machine\/([^/]+)\/?$/

/**
 * The machine that a scanned or typed text names: a bare id, or a machine's link of one of these origins.
 * null for anything else. The text itself is never followed, so that no sticker can lead a customer elsewhere.
 */
export function machineIdFromCode(text: string, origins: readonly string[]): string | null {
  const trimmed = text.trim()
  const id = bareId.test(trimmed) ? trimmed : idInLink(trimmed, origins)
  return id !== null && bareId.test(id) ? id : null
}

function idInLink(text: string, origins: readonly string[]): string | null {
  try {
    const { origin, pathname } = new URL(text)
    const part = origins.includes(origin) ? machinePath.exec(pathname)?.[1] : undefined
    return part === undefined ? null : decodeURIComponent(part)
  } catch {
    // No link at all, or a broken escape in one.
    return null
  }
}
