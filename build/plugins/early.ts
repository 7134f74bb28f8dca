/**
 * Inlines the page's first scripts and its styles into index.html, so the first paint waits for no other file.
 * The scripts use the app's own rules and components, with a JSX runtime that outputs HTML text.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { brand } from '../../brand/brand.ts'
import { paymentFiles } from '../code-splitting.ts'
import { catalogFiles, inlinedTexts, sectionsOf } from './catalogs.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/app/early')
/** The placeholder of each script in index.html, and its source file. */
const scripts = { '<!--ask-->': 'ask.ts', '<!--draw-->': 'draw.tsx' }
/** A separate file, because the first script loads it only if the settings have not been validated. */
const validator = 'bad-settings.ts'
const configAttribute = 'id="config"'
/** The first family of the brand's `fontFamily`. */
const typeface = { 'import.meta.env.BRAND_TYPEFACE': JSON.stringify(brand.fontFamily.split(',')[0]) }
/** The parts of the first script that the development server needs. */
const inDevelopment = (base: string) =>
  ['find-settings', 'appearance', 'settle-settings', 'language']
    .map((name) => `import '${base}src/app/early/${name}.ts'`)
    .join(';')

/** The files that the page's scripts preload: the app, texts by language, and the code of the cart and what follows. */
interface Files {
  app: string
  first: Record<string, string>
  rest: Record<string, string>
  payment: string[]
}

const filesIn = (bundle: Rollup.OutputBundle, app: string): Files => ({
  app,
  first: catalogFiles(bundle, 'first'),
  rest: catalogFiles(bundle, 'rest'),
  payment: paymentFiles(bundle),
})

async function buildModule(entry: string, mode: string, base: string, files?: Files): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    mode,
    base,
    logLevel: 'error',
    publicDir: false,
    define: {
      builtFiles: JSON.stringify(files ?? {}),
      startFailedTexts: JSON.stringify(sectionsOf('startFailed')),
      ...typeface,
    },
    plugins: [
      inlinedTexts(entry === validator ? 'validator' : 'page'),
      {
        name: 'text-jsx',
        enforce: 'pre',
        resolveId: (id) => (id === 'text/jsx-runtime' ? join(folder, 'jsx-runtime.ts') : null),
      },
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'text', development: false } },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(folder, entry),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })) as Rollup.RollupOutput
  return result.output[0].code.trim()
}

async function buildScript(entry: string, mode: string, base: string, files: Files): Promise<string> {
  const code = await buildModule(entry, mode, base, files)
  // Not the format `iife`, because Vite would add the styles again. Nothing is exported, so wrapping it works. The
  // function is async because the settings may have to be fetched; otherwise it runs without waiting.
  return `(async()=>{${code}})()`
}

/** Escapes the end tag in an inlined text. */
const inline = (tag: 'script' | 'style', text: string) =>
  `<${tag}>${text.replaceAll(`</${tag}`, `<\\/${tag}`)}</${tag}>`

export function earlyScript(): Plugin {
  let isBuild = false
  let mode = ''
  let base = '/'
  let validatorFile = ''
  return {
    name: 'early-script',
    enforce: 'post',
    config: () => ({ define: typeface }),
    configResolved: (config) => {
      isBuild = config.command === 'build'
      mode = config.mode
      base = config.base
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const source = await buildModule(validator, mode, base)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        validatorFile = `assets/bad-settings-${hash}.js`
        this.emitFile({ type: 'asset', fileName: validatorFile, source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!isBuild || !bundle)
          return html
            .replace('<!--ask-->', `<script type="module">${inDevelopment(base)}</script>`)
            .replace(configAttribute, `${configAttribute} data-validator="${base}src/app/early/${validator}"`)
        let page = html.replace(configAttribute, `${configAttribute} data-validator="${base}${validatorFile}"`)
        page = page.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, url: string) => {
          const file = url.slice(base.length)
          const asset = bundle[file]
          if (asset?.type !== 'asset') throw new Error(`The page refers to ${file}, which was not built`)
          // Keeps Vite from loading the file again with a lazy chunk, after styles that override it.
          const loaded = `<link rel="stylesheet" href="${url}" disabled>`
          return inline('style', String(asset.source).trim()) + loaded
        })
        // The draw script preloads the app, and starts it when the settings are available.
        let app = ''
        page = page.replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, url: string) => {
          app = url
          return `<link rel="app" crossorigin href="${url}" id="app">`
        })
        if (!app) throw new Error('The page does not load the app')
        for (const [mark, entry] of Object.entries(scripts)) {
          const script = inline('script', await buildScript(entry, mode, base, filesIn(bundle, app.slice(base.length))))
          page = page.replace(mark, () => script)
        }
        return page
      },
    },
  }
}
