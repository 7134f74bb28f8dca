/** Builds src/service-worker/worker.ts into /sw.js, with the list of files to precache. */
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { fileHash } from '../../src/service-worker/own-file.ts'
import { builtSettings } from '../settings.ts'
import { inlinedTexts } from './catalogs.ts'
import { buildTarget } from './supported-browsers.ts'

const root = join(import.meta.dirname, '../..')

/** Files not to precache: the build's manifest, the installation's settings, Firebase and the code reader: both are rarely used. */
const isLeftOut = (fileName: string) =>
  fileName.startsWith('.vite/') ||
  fileName === 'config.json' ||
  /^assets\/(fcm-|reader-worker-|zxing_reader-)/.test(fileName)

/** Each file's hash, by its URL relative to the worker. */
async function hashesOf(bundle: Rollup.OutputBundle): Promise<Record<string, string>> {
  const files = Object.values(bundle).filter(({ fileName }) => !isLeftOut(fileName))
  const entries = files.map(async (file) => {
    const content = file.type === 'asset' ? file.source : file.code
    return [file.fileName, await fileHash(file.fileName, new Response(content as BodyInit))] as const
  })
  return Object.fromEntries((await Promise.all(entries)).sort(([a], [b]) => a.localeCompare(b)))
}

async function buildWorker(hashes: Record<string, string>, base: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    base,
    logLevel: 'error',
    publicDir: false,
    plugins: [inlinedTexts('worker')],
    define: {
      // A string, so that deploy:check can find the list in the built worker.
      builtFiles: JSON.stringify(JSON.stringify(hashes)),
      builtSettings: JSON.stringify(builtSettings),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: buildTarget,
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
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(await hashesOf(bundle), base) })
      },
    },
  }
}
