/**
 * The headers that the app's web server sends with every answer (docs/decisions/0012). The build writes them down for
 * any web server; `vite preview` sends them.
 */
import { createHash } from 'node:crypto'
import { configuredSources } from '../src/shared/configuration/origins.ts'
import type { Config } from '../src/shared/configuration/schema.ts'

export interface SecurityHeaders {
  always: Record<string, string>
  /** Over plain HTTP browsers must not be told this. */
  overHttps: Record<string, string>
}

const policyName = 'Content-Security-Policy'

/** A policy names the scripts that stand in the page itself by their hashes. */
const inlineScriptHashes = (page: string) =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** `page` is the built index.html, `config` the validated settings that it is served with. */
export function securityHeaders(page: string, config: Config): SecurityHeaders {
  const configured = configuredSources(config)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    // Mantine writes its variables into <style> elements. Style attributes in HTML stay forbidden.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...configured['img-src']],
    'connect-src': ["'self'", ...configured['connect-src']],
    // The server names the payment provider's page with each order, so only its scheme is known here. A trial's API
    // without HTTPS, such as the mock server, has its payment pages with it.
    'form-action': ["'self'", 'https:', ...(config.apiOrigin.startsWith('http:') ? [config.apiOrigin] : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  return {
    always: {
      [policyName]: policy.join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    overHttps: { 'Strict-Transport-Security': 'max-age=31536000' },
  }
}

/** The same headers where forms may also be posted to these origins, as to a payment page on this computer. */
export const withFormTargets = (headers: Record<string, string>, origins: string[]): Record<string, string> => ({
  ...headers,
  [policyName]: (headers[policyName] ?? '').replace('form-action', ['form-action', ...origins].join(' ')),
})
