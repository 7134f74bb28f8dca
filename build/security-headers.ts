/**
 * The security headers that the app's web server sends with every response (docs/decisions/0012). The build writes them
 * to a file for any web server; `vite preview` sends them.
 */
import { createHash } from 'node:crypto'
import { configuredSources } from '../src/shared/configuration/origins.ts'
import type { Config } from '../src/shared/configuration/schema.ts'

export interface SecurityHeaders {
  always: Record<string, string>
  /** Headers that must not be sent over plain HTTP. */
  overHttps: Record<string, string>
}

const policyName = 'Content-Security-Policy'

/** The policy allows the page's inline scripts by their hashes. */
const inlineScriptHashes = (page: string) =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** `page` is the built index.html, `config` the validated settings of the installation. */
export function securityHeaders(page: string, config: Config): SecurityHeaders {
  const configured = configuredSources(config)
  const directives = {
    'default-src': ["'self'"],
    // The code reader is WebAssembly; scripts can still not be made from text.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(page)],
    // Mantine adds <style> elements at run time. Style attributes in HTML stay forbidden.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...configured['img-src']],
    'connect-src': ["'self'", ...configured['connect-src']],
    // The server returns the payment provider's URL with each order, so only its scheme is known here. An API without
    // HTTPS, such as the mock server, serves its own payment pages.
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

/** Also allows forms to be posted to these origins, for example to a payment page on this computer. */
export const withFormTargets = (headers: Record<string, string>, origins: string[]): Record<string, string> => ({
  ...headers,
  [policyName]: (headers[policyName] ?? '').replace('form-action', ['form-action', ...origins].join(' ')),
})
