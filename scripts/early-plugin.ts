/**
 * Puts the page's first scripts and its styles into index.html, so that the first paint waits for nothing else.
 * They are built from the same rules and components as the app, against a JSX runtime that writes text.
 */
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { catalogFiles, inlinedTexts } from './catalogs-plugin.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/app/early')
/** Where each script stands in index.html, and where it comes from. */
const scripts = { '<!--ask-->': 'ask.ts', '<!--draw-->': 'draw.tsx' }

async function buildEarly(entry: string, mode: string, files: Record<string, string[]>): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    mode,
    logLevel: 'error',
    publicDir: false,
    define: { catalogFiles: JSON.stringify(files) },
    plugins: [
      inlinedTexts('page'),
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
      rolldownOptions: { input: join(folder, entry), output: { format: 'es' } },
    },
  })) as Rollup.RollupOutput
  const [script] = result.output
  // Not `iife`: Vite would put the styles into it once more. Nothing is exported, so a function around it will do.
  return `(()=>{${script.code.trim()}})()`
}

/** An inlined text must not end its own element. */
const inline = (tag: 'script' | 'style', text: string) =>
  `<${tag}>${text.replaceAll(`</${tag}`, `<\\/${tag}`)}</${tag}>`

export function earlyScript(): Plugin {
  let isBuild = false
  let mode = ''
  return {
    name: 'early-script',
    enforce: 'post',
    configResolved: (config) => {
      isBuild = config.command === 'build'
      mode = config.mode
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!isBuild || !bundle)
          return html.replace(
            '<!--ask-->',
            ['color-scheme', 'language']
              .map((name) => `<script type="module" src="/src/app/early/${name}.ts"></script>`)
              .join(''),
          )
        let page = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
          const asset = bundle[file]
          if (asset?.type !== 'asset') throw new Error(`The page names ${file}, which was not built`)
          return inline('style', String(asset.source).trim())
        })
        for (const [mark, entry] of Object.entries(scripts)) {
          const script = inline('script', await buildEarly(entry, mode, catalogFiles(bundle)))
          page = page.replace(mark, () => script)
        }
        return page
      },
    },
  }
}
