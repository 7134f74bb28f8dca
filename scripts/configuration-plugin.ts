/**
 * The run-time configuration (docs/decisions/0018): the build writes its own settings into the page; the development
 * server and `vite preview` write those of /config.json over them, as any server of the app does.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { type Json, merge } from '../src/shared/configuration/merge.ts'
import { builtSettingsIn, configure, withBuiltSettings } from '../src/shared/configuration/page.ts'
import { builtSettings } from './brand.ts'

/** Reads the file that CONFIG names, else the folder's, over the settings of who runs the app on this computer. */
export const configReader =
  (ofThisComputer: Json) =>
  (folder: string): Json => {
    const file = process.env.CONFIG ?? join(folder, 'config.json')
    return existsSync(file) ? merge(ofThisComputer, JSON.parse(readFileSync(file, 'utf8'))) : ofThisComputer
  }

const report = (problems: string[]) => {
  for (const problem of problems) console.error(`config.json: ${problem}`)
}

/** Only pages: addresses without a file's name that a browser opens. */
const isPage = ({ method, url = '', headers }: Connect.IncomingMessage) =>
  method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !/^\/(v1|media)\/|\.\w+(\?|$)/.test(url)

/** The file is read anew each time, so that a change needs no restart. */
export function configuration(readConfig: (folder: string) => Json): Plugin {
  let folder = ''
  let root = ''
  let isBuild = false
  let base = '/'
  const serveFile =
    (from: () => string): Connect.NextHandleFunction =>
    ({ url = '' }, response, next) => {
      if (url.split('?')[0] !== `${base}config.json`) return next()
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-cache')
      response.end(JSON.stringify(readConfig(from())))
    }
  return {
    name: 'configuration',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      root = config.root
      isBuild = config.command === 'build'
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler(page) {
        if (isBuild) return withBuiltSettings(page, builtSettings)
        const { page: configured, problems } = configure(page, builtSettings, readConfig(root))
        report(problems)
        return configured
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: '{}\n' })
    },
    configureServer: ({ middlewares }) => void middlewares.use(serveFile(() => root)),
    configurePreviewServer({ middlewares }) {
      middlewares.use(serveFile(() => folder))
      middlewares.use((request, response, next) => {
        if (!isPage(request)) return next()
        const built = readFileSync(join(folder, 'index.html'), 'utf8')
        const { page, problems } = configure(built, builtSettingsIn(built), readConfig(folder))
        report(problems)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-cache')
        response.end(page)
      })
    },
  }
}
