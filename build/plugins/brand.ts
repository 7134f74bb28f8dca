/** Builds the brand into the app: style sheets, page, manifest, icons, colors of drawings. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { brand, typeface } from '../../brand/brand.ts'
import { colored, type Theme } from '../../brand/colors.ts'
import { iconsOf } from '../../brand/icons.ts'
import { lostContent, pagesIn, readPage } from '../../brand/pages.ts'
import { catalogFolder, fullCatalog, languagesIn, messagesOf } from '../../codegen/catalogs.ts'
import { closestTag } from '../../src/shared/language-tags.ts'
import { builtSettings } from '../settings.ts'
import { themeStyleSheet } from '../theme-style-sheet.ts'

const { name, shortName, description, themes } = brand
const { light, dark } = themes

/** The theme's variables. With them, Mantine doesn't inject its own into the page. */
const themeSheet = 'virtual:theme.css'
/** The brand's own typeface, if it has one. */
const typefaceSheet = 'virtual:typeface.css'

/** The brand's pages, one file per page and language. */
const pages = 'virtual:pages'

function pageLoaders(): string {
  const found = pagesIn(brand.folder)
  const loaders = (name: string) =>
    found
      .filter((page) => page.name === name)
      .map(({ language }) => `'${language}': () => import('${pages}/${name}.${language}')`)
  const names = [...new Set(found.map(({ name }) => name))]
  return `export const pages = { ${names.map((name) => `${name}: { ${loaders(name)} }`)} }`
}

/** Pages that are missing in a language. The app shows them in another one. */
function missingTranslations(): string[] {
  const found = pagesIn(brand.folder)
  return [...new Set(found.map(({ name }) => name))].flatMap((name) => {
    const translations = found.filter((page) => page.name === name).map(({ language }) => language)
    const missing = builtSettings.languages.filter((language) => !closestTag(language, translations))
    return missing.map((language) => `${name}.${language}`)
  })
}

function pageOf(id: string, base: string): string {
  const [name, language] = id.split('/').pop()?.split('.') ?? []
  const page = pagesIn(brand.folder).find((each) => each.name === name && each.language === language)
  if (!page) throw new Error(`The brand has no page ${id}`)
  return `export default ${JSON.stringify(readPage(page.file, base))}`
}

const icon = (file: string, sizes: string) => ({ src: `icons/${file}.png`, sizes, type: 'image/png' })
const small = icon('icon-192', '192x192')

const [firstLanguage = 'en'] = builtSettings.languages

/** URLs are relative to the manifest, so they work under any path. `words`: the texts of the language. */
const manifest = (language: string, words = new Map(messagesOf(fullCatalog(language)))) => ({
  name,
  short_name: shortName,
  description,
  lang: language,
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: light.background,
  background_color: light.background,
  categories: ['food', 'shopping'],
  icons: [small, icon('icon-512', '512x512'), { ...icon('maskable-512', '512x512'), purpose: 'maskable' }],
  share_target: {
    action: 'scan-machine',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    { name: words.get('hints.steps.1.title'), url: 'scan-machine', icons: [small] },
    { name: words.get('tabs.orders'), url: 'order-history', icons: [small] },
  ],
})

const readLogo = () => colored(readFileSync(join(brand.folder, 'logo.svg'), 'utf8'), light)

/** The brand's files by URL. */
const served = new Map<string, () => string | Buffer>([
  ['icon.svg', readLogo],
  ...iconsOf(readLogo, light.background),
  ['manifest.webmanifest', () => JSON.stringify(manifest(firstLanguage), null, 2)],
  // The app links to the one in its language, once it has started.
  ...languagesIn(catalogFolder).map(
    (each) => [`manifest.${each}.webmanifest`, () => JSON.stringify(manifest(each), null, 2)] as const,
  ),
])
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** Placeholders of index.html. */
const placeholders = {
  NAME: escaped(name),
  DESCRIPTION: escaped(description),
  LIGHT: light.background,
  DARK: dark.background,
}

/** A drawing of a style sheet as a variable, in the colors of both themes. */
function drawingRules(file: string, name: string): string {
  const svg = readFileSync(file, 'utf8')
  const value = (theme: Theme) => `--${name}:url("data:image/svg+xml,${encodeURIComponent(colored(svg, theme))}")`
  return `:root{${value(light)}}:root[data-mantine-color-scheme="dark"]{${value(dark)}}`
}

export function brandPlugin(): Plugin {
  let base = '/'
  return {
    name: 'brand',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    resolveId(id) {
      if (id === themeSheet || id.startsWith(pages)) return `\0${id}`
      if (id === typefaceSheet) return existsSync(typeface) ? typeface : `\0${id}`
      return null
    },
    buildStart() {
      for (const page of missingTranslations())
        this.warn(`The brand has no ${page}.md: that page is shown in another language.`)
      for (const loss of lostContent(brand.folder)) this.warn(loss)
    },
    load: (id) => {
      if (id === `\0${pages}`) return pageLoaders()
      if (id.startsWith(`\0${pages}/`)) return pageOf(id, base)
      if (id === `\0${themeSheet}`) return themeStyleSheet()
      return id === `\0${typefaceSheet}` ? '' : null
    },
    transform(code, id) {
      if (!id.endsWith('.module.css')) return null
      const rules: string[] = []
      const styles = code.replace(/url\("\.\/([\w-]+)\.svg"\)/g, (_, name: string) => {
        rules.push(drawingRules(join(id, `../${name}.svg`), name))
        return `var(--${name})`
      })
      return styles + rules.join('')
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace(/%(NAME|DESCRIPTION|LIGHT|DARK)%/g, (_, key: keyof typeof placeholders) => placeholders[key])
          .replace('<html lang="en"', `<html lang="${firstLanguage}"`),
    },
    generateBundle() {
      for (const [fileName, read] of served) this.emitFile({ type: 'asset', fileName, source: read() })
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(({ url = '' }, response, next) => {
        const file = url.startsWith(base) ? (url.slice(base.length).split('?')[0] ?? '') : ''
        const read = served.get(file)
        if (!read) return next()
        response.setHeader('content-type', types[file.split('.').pop() ?? ''] ?? 'text/plain')
        response.end(read())
      }),
  }
}
