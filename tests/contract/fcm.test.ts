/** Firebase is in a separate chunk that is loaded only if it is configured. */
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('the registration for push messages imports Firebase dynamically', async () => {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
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
  const chunks = output.flatMap((each) => (each.type === 'chunk' ? [each] : []))
  const withFirebase = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('firebase')))
  expect(withFirebase.map(({ name }) => name)).toEqual(['fcm'])
  expect(chunks[0]?.imports).not.toContain(withFirebase[0]?.fileName)
})
