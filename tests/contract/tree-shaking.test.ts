/** One operation must not bring the rest of the contract to the phone: bundles single operations and looks inside. */
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { document, operations } from './document.ts'

/** What the generated code leaves in an entry with this text; runtime and zod stay outside. */
async function bundled(text: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? text : null) },
    ],
    build: {
      write: false,
      rollupOptions: {
        input: 'entry',
        external: [/\/runtime\//, 'zod/mini'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return output[0].code
}

/** The fields that a schema names, with those of all schemas it leads to. */
function fieldsOf(node: unknown, seen = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set()
  const ref = '$ref' in node && String(node.$ref).replace('#/components/schemas/', '')
  if (ref && !seen.has(ref)) return fieldsOf(document.components.schemas[ref], seen.add(ref))
  const own = 'properties' in node ? Object.keys(node.properties as object) : []
  return new Set([...own, ...Object.values(node).flatMap((entry) => [...fieldsOf(entry, seen)])])
}

const allFields = fieldsOf(document.components.schemas)

it.each(operations)('$id comes without the others', async ({ id, tag, path, answer }) => {
  const code = await bundled(`export { ${id} } from '#generated/operations/${tag}.ts'`)
  expect(code.match(/\/v1\/[^`'"]+/g)).toEqual([path])
  // A descriptor has a method and a path, too.
  const own = fieldsOf(answer.schema).add('method').add('path')
  const strangers = [...allFields].filter((field) => !own.has(field) && new RegExp(`[{,]"?${field}"?:`).test(code))
  expect(strangers).toEqual([])
})
