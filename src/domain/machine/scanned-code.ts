/**
 * An id as the contract defines it, starting with a letter or digit: `..` would lead out of /machine/, and -1 stands for
 * no machine.
 */
const bareId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const machinePath = /^\/?machine\/([^/]+)\/?$/

/**
 * The machine id in a scanned or typed text: a bare id, or a machine link below one of these addresses. Null for
 * anything else. The text itself is never opened, so that a sticker can't send customers to another site.
 */
export function machineIdFromCode(text: string, sites: readonly string[]): string | null {
  const trimmed = text.trim()
  const id = bareId.test(trimmed) ? trimmed : idInLink(trimmed, sites)
  return id !== null && bareId.test(id) ? id : null
}

function idInLink(text: string, sites: readonly string[]): string | null {
  try {
    const { origin, pathname } = new URL(text)
    const site = sites
      .map((each) => new URL(each))
      .find((each) => each.origin === origin && pathname.startsWith(each.pathname))
    const part = site && machinePath.exec(pathname.slice(site.pathname.length))?.[1]
    return part === undefined ? null : decodeURIComponent(part)
  } catch {
    // Not a link, or a link with an invalid escape.
    return null
  }
}
