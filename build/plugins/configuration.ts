/**
 * The run-time configuration (docs/decisions/0018). The build writes its settings into the page. Like any server of the
 * app, the development server and `vite preview` override them with those of /config.json.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { parseJsonFile } from '../../src/shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '../../src/shared/configuration/merge.ts'
import { builtSettingsIn, configure, withBuiltSettings, withContent } from '../../src/shared/configuration/page.ts'
import { unknownSettings } from '../../src/shared/configuration/unknown-settings.ts'
import { unmetNeeds } from '../../src/shared/configuration/unmet-needs.ts'
import { lawfulSettings } from '../lawful-settings.ts'
import { builtContent, builtSettings } from '../settings.ts'

/**
 * The settings for the mock server's locale and currency, with APP_LAW also for its country's law. Its customers have
 * phone numbers of the locale's country.
 */
export function countrySettings({ APP_LOCALE: locale, APP_CURRENCY: currency, APP_LAW }: NodeJS.ProcessEnv): Json {
  const { language, region = '' } = new Intl.Locale(locale ?? 'en-IN').maximize()
  // A region such as 419, Latin America, is no country.
  const phoneCountry = locale && /^[A-Z]{2}$/.exec(region)?.[0]
  return {
    ...(locale && {
      locale: new Intl.Locale(locale).region ? locale : `${language}-${region}`,
      ...(phoneCountry && { phoneCountry }),
    }),
    ...(currency && { currency }),
    ...(APP_LAW && lawfulSettings(phoneCountry || undefined)),
  }
}

const report = (problems: string[]) => {
  for (const problem of problems) console.error(`config.json: ${problem}`)
}

/** Puts the settings into the page, and says what is wrong with them. */
function configured(page: string, built: Parameters<typeof configure>[1], file: unknown): string {
  const { problems, warnings, settings, page: next } = configure(page, built, file)
  const unknown = isObject(file) ? unknownSettings(merge(built, file)) : []
  report([...problems, ...unknown, ...warnings, ...unmetNeeds(settings)])
  return next
}

/** Null for invalid JSON: the page says that the file must be an object, and the terminal says where the error is. */
function parsed(text: string): unknown {
  try {
    return parseJsonFile(text)
  } catch (error) {
    report([(error as Error).message])
    return null
  }
}

/** Reads the file named by CONFIG, or else the folder's, which overrides the settings for this computer. */
export const configReader =
  (localSettings: Json) =>
  (folder: string): unknown => {
    const file = process.env.CONFIG ?? join(folder, 'config.json')
    const settings = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {}
    return isObject(settings) ? merge(localSettings, settings) : settings
  }

/** Paths of the API, and of files as the build makes them. */
const notPages = /^\/(v1|media)\/|\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2)$/

/** True for pages: what a browser opens, unless it is a file or part of the API. */
const isPage = ({ method, url = '', headers }: Connect.IncomingMessage) =>
  method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !notPages.test(url.replace(/[?#].*/s, ''))

/** Reads the file for each request, so changes need no restart. `languages`: those of the build's texts. */
export function configuration(readConfig: (folder: string) => unknown, languages: string[]): Plugin {
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
      handler(html) {
        const page = withContent(html, { ...builtContent, languages })
        if (isBuild) return withBuiltSettings(page, builtSettings)
        return configured(page, builtSettings, readConfig(root))
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
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('cache-control', 'no-cache')
        response.end(configured(built, builtSettingsIn(built), readConfig(folder)))
      })
    },
  }
}
