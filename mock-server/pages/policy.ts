/** The content security policy of the pages past the contract: their fields come from the address, so nothing in them may run. */
import { createHash } from 'node:crypto'
import { style } from './html.ts'
import { submitScript } from './provider.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `sources`: where forms may lead, redirects included. */
export const pagePolicy = (sources: string[]) =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(submitScript)}`,
    'img-src data:',
    `form-action 'self' ${sources.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
