/** The consumer build: the app as it is, with every answer watched. Never shipped. */
import { join } from 'node:path'
import { defineConfig, mergeConfig, type Plugin, type UserConfigFnObject } from 'vite'
import base from '../../../vite.config.ts'

const root = join(import.meta.dirname, '../../..')
const reader = join(root, 'src/shared/api/reader.ts')
const watched = join(import.meta.dirname, 'observe.ts')
const queryClient = join(root, 'src/shared/api/query-client.ts')

const watchAnswers: Plugin = {
  name: 'watch-answers',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/reader.ts') || importer === watched) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id === reader ? watched : null
  },
  transform(code, id) {
    if (id !== queryClient) return null
    // Comparing an answer with the one before reads all of it.
    const changed = code.replace('staleTime: 30_000', 'staleTime: 30_000, structuralSharing: share')
    if (changed === code) throw new Error('The query client has no staleTime to add to')
    return { code: `import { share } from ${JSON.stringify(watched)}\n${changed}`, map: null }
  },
}

export default defineConfig((environment) =>
  mergeConfig((base as unknown as UserConfigFnObject)(environment), {
    root,
    plugins: [watchAnswers],
    build: { outDir: 'test-results/consumer-dist', emptyOutDir: true },
  }),
)
