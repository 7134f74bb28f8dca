/**
 * Whether a response is a file of the app. Anything may answer in its place: a captive portal, a maintenance page, a host
 * that serves the page for a missing file. What is stored is served until the next version, so it must be right.
 */
import { withoutSettings } from '#shared/configuration/page.ts'
import { isOwnPage } from '#shared/own-page.ts'

/** Browsers refuse scripts, styles and pages of another type. Other files work with any. */
const mediaTypes: Record<string, RegExp> = {
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
}

const isPage = (path: string) => path.endsWith('.html')

export function hasOwnType(path: string, { headers }: Response): boolean {
  const expected = mediaTypes[path.split('.').pop() ?? '']
  return expected?.test(headers.get('content-type') ?? '') ?? true
}

/** Base64, as in Subresource Integrity. Also used by the build (build/plugins/service-worker.ts). */
async function hashOf(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Servers write their settings into the page, so its hash leaves them out. */
export async function fileHash(path: string, content: Response): Promise<string> {
  return hashOf(
    isPage(path) ? new TextEncoder().encode(withoutSettings(await content.text())) : await content.arrayBuffer(),
  )
}

/** Leaves the response's body unread. */
export async function isOwnFile(path: string, hash: string | undefined, response: Response): Promise<boolean> {
  return response.status === 200 && hasOwnType(path, response) && (await fileHash(path, response.clone())) === hash
}

/** Without a hash: only what can't be a file of any version. Leaves the response's body unread. */
export async function isSpoiled(path: string, response: Response): Promise<boolean> {
  return !hasOwnType(path, response) || (isPage(path) && !isOwnPage(await response.clone().text()))
}
