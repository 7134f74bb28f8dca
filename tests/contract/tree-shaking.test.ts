/** Bundles single operations and checks that each bundle lacks the rest of the contract. */
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { ZodMiniType } from 'zod/mini'
import * as schemas from '#generated/zod/schemas/index.ts'
import { document, operations } from './document.ts'

/** Bundles an entry with this text. Runtime and zod stay external. */
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

/** The fields of a schema and of all schemas that it references. */
function fieldsOf(node: unknown, seen = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set()
  const ref = '$ref' in node && String(node.$ref).replace('#/components/schemas/', '')
  if (ref && !seen.has(ref)) return fieldsOf(document.components.schemas[ref], seen.add(ref))
  const own = 'properties' in node ? Object.keys(node.properties as object) : []
  return new Set([...own, ...Object.values(node).flatMap((entry) => [...fieldsOf(entry, seen)])])
}

const allFields = fieldsOf(document.components.schemas)

it.each(operations)('$id is bundled without the others', async ({ id, tag, path, response }) => {
  const code = await bundled(`export { ${id} } from '#generated/operations/${tag}.ts'`)
  expect(code.match(/\/v1\/[^`'"]+/g)).toEqual([path])
  // A descriptor also has a method and a path.
  const own = fieldsOf(response.schema).add('method').add('path')
  const foreign = [...allFields].filter((field) => !own.has(field) && new RegExp(`[{,]"?${field}"?:`).test(code))
  expect(foreign).toEqual([])
})

it('a validator of several values is built when it is first used, not at the start', () => {
  const built = Object.entries(schemas).flatMap(([name, schema]) =>
    schema instanceof ZodMiniType && ['object', 'array', 'union'].includes(schema._zod.def.type) ? [name] : [],
  )
  expect(built).toEqual([])
  expect(schemas.Order.safeParse({}).success).toBe(false)
})
