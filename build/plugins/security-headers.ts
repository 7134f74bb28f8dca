/** Stores the security headers of each build, and sends them in `vite preview`. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { builtSettingsIn, configure } from '../../src/shared/configuration/page.ts'
import { buildRecords } from '../records.ts'
import { securityHeaders, withFormTargets } from '../security-headers.ts'
import { builtSettings } from '../settings.ts'

interface PreviewOptions {
  /** Reads the settings of /config.json. */
  readConfig: (folder: string) => unknown
  /** Origins without HTTPS to which the previewed app may post forms. */
  formTargets: string[]
}

export function securityHeadersPlugin({ readConfig, formTargets }: PreviewOptions): Plugin {
  let config: ResolvedConfig
  const outDir = () => resolve(config.root, config.build.outDir)
  return {
    name: 'security-headers',
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      handler() {
        const records = buildRecords(outDir())
        const headers = securityHeaders(readFileSync(join(outDir(), 'index.html'), 'utf8'), builtSettings)
        mkdirSync(records.folder, { recursive: true })
        writeFileSync(records.headers, `${JSON.stringify(headers, null, 2)}\n`)
        // Vite can only write its manifest to this folder, where it would be served.
        renameSync(join(outDir(), '.vite/manifest.json'), records.manifest)
        rmSync(join(outDir(), '.vite'), { recursive: true })
      },
    },
    configurePreviewServer({ middlewares }) {
      const page = readFileSync(join(outDir(), 'index.html'), 'utf8')
      const { settings } = configure(page, builtSettingsIn(page), readConfig(outDir()))
      const { always } = securityHeaders(page, settings)
      const headers = new Map(Object.entries(withFormTargets(always, formTargets)))
      middlewares.use((_, response, next) => {
        response.setHeaders(headers)
        next()
      })
    },
  }
}
