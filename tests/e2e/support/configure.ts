/** Serves the app with different settings. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { Json } from '#shared/configuration/merge.ts'
import { builtSettingsIn, configure } from '#shared/configuration/page.ts'
import { securityHeaders } from '../../../build/security-headers.ts'

const built = () => readFileSync(join(import.meta.dirname, '../../../dist/index.html'), 'utf8')

/** Injects the settings into the page as a server can, or only serves them as config.json. */
export async function withConfig(context: BrowserContext, file: Json, { isInjected = true } = {}) {
  const { page, settings } = configure(built(), builtSettingsIn(built()), file)
  await context.route('**/config.json', (route) => route.fulfill({ json: file }))
  await context.route('**', (route) => {
    const request = route.request()
    const isFile = /\.\w+$/.test(new URL(request.url()).pathname)
    if (request.resourceType() !== 'document' || request.method() !== 'GET' || isFile) return route.fallback()
    const body = isInjected ? page : built()
    return route.fulfill({ body, contentType: 'text/html', headers: securityHeaders(body, settings).always })
  })
}
