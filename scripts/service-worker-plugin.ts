/** Builds src/service-worker/worker.ts into /sw.js, with the list of files to precache. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { builtSettings } from './brand.ts'
import { inlinedTexts } from './catalogs-plugin.ts'

const root = join(import.meta.dirname, '..')

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Files not to precache: the build's manifest, the installation's settings, and Firebase, which is rarely used. */
const isLeftOut = (fileName: string) =>
  fileName.startsWith('.vite/') || fileName === 'config.json' || fileName.startsWith('assets/fcm-')

/** URLs are relative to the worker. A file with a hash in its name needs no revision. */
function listOf(bundle: Rollup.OutputBundle) {
  return Object.values(bundle)
    .filter(({ fileName }) => !isLeftOut(fileName))
    .map((file) => ({
      url: file.fileName,
      revision: file.fileName.startsWith('assets/') ? null : hashOf(file.type === 'asset' ? file.source : file.code),
    }))
    .sort((a, b) => a.url.localeCompare(b.url))
}

async function buildWorker(files: object[], base: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    base,
    logLevel: 'error',
    publicDir: false,
    plugins: [inlinedTexts('worker')],
    define: {
      builtFiles: JSON.stringify(files),
      builtSettings: JSON.stringify(builtSettings),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'src/service-worker/worker.ts'), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput
  return result.output[0].code
}

export function serviceWorker(): Plugin {
  let base = '/'
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(listOf(bundle), base) })
      },
    },
  }
}
