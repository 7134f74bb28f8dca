/** Keeps the security headers of each build, and sends them where `vite preview` serves it. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { buildRecords } from './build-records.ts'
import { type SecurityHeaders, securityHeaders, withFormTargets } from './security-headers.ts'

/** `formTargets`: origins besides HTTPS ones that the previewed app may post forms to. */
export function securityHeadersPlugin(formTargets: string[]): Plugin {
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
        const headers = securityHeaders(readFileSync(join(outDir(), 'index.html'), 'utf8'), config.env)
        mkdirSync(records.folder, { recursive: true })
        writeFileSync(records.headers, `${JSON.stringify(headers, null, 2)}\n`)
        // Vite can write its manifest nowhere else, and whatever is in the folder is served.
        renameSync(join(outDir(), '.vite/manifest.json'), records.manifest)
        rmSync(join(outDir(), '.vite'), { recursive: true })
      },
    },
    configurePreviewServer({ middlewares }) {
      const { headers: file } = buildRecords(outDir())
      if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`)
      const { always }: SecurityHeaders = JSON.parse(readFileSync(file, 'utf8'))
      const headers = new Map(Object.entries(withFormTargets(always, formTargets)))
      middlewares.use((_, response, next) => {
        response.setHeaders(headers)
        next()
      })
    },
  }
}
