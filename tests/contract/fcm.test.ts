/** Firebase is built in where it is configured and nowhere else, and then comes in a chunk that is asked for when it is needed. */
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The chunks of the app's registration for push messages, the first loaded at once, with the modules in each. */
async function chunks(env: Record<string, string>) {
  const define = Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(define),
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: join(root, 'src/features/notifications/register.ts'),
        external: [/^#(shared|domain|generated)\//],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return output.flatMap((each) => (each.type === 'chunk' ? [each] : []))
}

const hasFirebase = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some((id) => id.includes('firebase'))

test('without a configuration nothing of it is built', async () => {
  const built = await chunks({})
  expect(built.filter(hasFirebase).map(({ name }) => name)).toEqual([])
  expect(built.some(({ code }) => code.includes('pushManager'))).toBe(true)
})

test('with one it comes when it is asked for, and not before', async () => {
  const [first, ...later] = await chunks({ VITE_FIREBASE_APP_ID: '1:1:web:1', VITE_FIREBASE_PROJECT_ID: 'snacks' })
  expect(first && hasFirebase(first)).toBe(false)
  expect(later.filter(hasFirebase).map(({ name }) => name)).toEqual(['fcm'])
})
