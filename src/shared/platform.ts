/** Fallbacks for older browsers and pages over plain http. The browser's own function is used if it exists. */

/** A random UUID, version 4. */
export function randomUUID(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) % 4]
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}

/** Aborts as soon as one of the signals does. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (AbortSignal.any) return AbortSignal.any([...signals])
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}

/** Aborts with a TimeoutError after this time. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if (AbortSignal.timeout) return AbortSignal.timeout(milliseconds)
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
  return controller.signal
}

/** Null for an invalid URL. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** Whether a URL from a server is a web page. Nothing else is ever opened: no javascript:, data: or tel:. */
export const isWebPage = (url: string) => ['http:', 'https:'].includes(parseUrl(url)?.protocol ?? '')
