/** The operations and, beside them, their hooks, one file a tag of each, by orval through a client of our own. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type OutputClientFunc } from 'orval'
import { banner, capital, type Document, type Operation, tagsOf } from './document.ts'

/** Headers that the transport sets on every call; they are no part of a call's surface. */
const transportHeaders = ['client_id', 'device_id', 'X-Request-Id']

/** How a call differs from the plain case: a token it can do without, the device's id, headers that the caller owns. */
function callOptions(document: Document, { security, parameters = [] }: Operation): string {
  const headers = parameters
    .map(({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? ''])
    .filter((parameter) => parameter?.in === 'header' && !transportHeaders.includes(parameter.name))
    .map((parameter) => `'${parameter?.name}'`)
  const access =
    security?.length === 0 ? 'none' : security?.some((entry) => Object.keys(entry).length === 0) && 'optional'
  const isOfDevice = parameters.some(({ $ref }) => $ref.endsWith('/DeviceId')) && 'device: true'
  const options = [
    access && `access: '${access}'`,
    isOfDevice,
    headers.length > 0 && `headers: [${headers.join(', ')}]`,
  ].filter(Boolean)
  return options.length > 0 ? `, { ${options.join(', ')} }` : ''
}

/** Orval's client: one line an operation and one for its hook, over the factories of src/shared/api. */
const operationsClient = (document: Document): OutputClientFunc => {
  const factoryOf = (verb: string, operation: Operation) => {
    if (JSON.stringify(operation.responses['200'] ?? {}).includes('text/event-stream')) return 'stream'
    if (verb !== 'get') return 'mutation'
    return operation.parameters?.some(({ $ref }) => $ref.endsWith('/Page')) ? 'pagedQuery' : 'query'
  }
  return () => ({
    client: ({ verb, pathRoute }) => {
      const operation = document.paths[pathRoute]?.[verb]
      if (!operation) throw new Error(`No ${verb} ${pathRoute} in the bundled document`)
      const { operationId: id } = operation
      const factory = factoryOf(verb, operation)
      const call = `'${id}', '${verb}', '${pathRoute}', ${capital(id)}Response${callOptions(document, operation)}`
      const hook = factory === 'stream' ? '' : `export const use${capital(id)} = /*#__PURE__*/ ${factory}Hook(${id})\n`
      return {
        implementation: `export const ${id} = /*#__PURE__*/ ${factory}(${call})\n${hook}`,
        imports: [],
        docComment: '',
      }
    },
    header: () => '',
    dependencies: () => [],
  })
}

interface Use {
  from: string
  names: string[]
}

const importLines = (uses: Use[]) =>
  uses
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => `import { ${[...new Set(names)].sort().join(', ')} } from '${from}'\n`)
    .join('')

const factoriesIn = (text: string) => [...(text.match(/(?<=\*\/ )\w+(?=\()/g) ?? [])]

const operationsFile = (text: string, tag: string) =>
  `${banner}${importLines([
    { from: '#shared/api/operation.ts', names: factoriesIn(text) },
    { from: `../zod/${tag}.ts`, names: [...(text.match(/\b[A-Z]\w+Response\b/g) ?? [])] },
  ])}\n${text}\n`

const hookModules: Record<string, string> = {
  mutationHook: '#shared/api/hooks/mutation-hook.ts',
  pagedQueryHook: '#shared/api/hooks/paged-query-hook.ts',
  queryHook: '#shared/api/hooks/query-hook.ts',
}

/** Hooks have files of their own, a factory too: what is called without React must not load it, nor a query a mutation. */
const hooksFile = (text: string, tag: string) =>
  `${banner}${importLines([
    ...[...new Set(factoriesIn(text))].sort().map((name) => ({ from: hookModules[name] ?? '', names: [name] })),
    { from: `../operations/${tag}.ts`, names: [...(text.match(/(?<=Hook\()\w+/g) ?? [])] },
  ])}\n${text}\n`

/** Writes one file a tag into `operations/`, and one with its hooks into `hooks/`. Orval says what there is; of its output only our own lines are kept. */
export async function writeOperations(document: Document, openapiFile: string, folder: string) {
  const scratch = join(folder, 'orval')
  await generate(
    {
      input: { target: openapiFile },
      output: {
        target: join(scratch, 'operations.ts'),
        mode: 'tags',
        client: operationsClient(document),
        override: { header: () => [] },
      },
    },
    import.meta.dirname,
    { logLevel: 'error' },
  )
  for (const name of ['operations', 'hooks']) mkdirSync(join(folder, name), { recursive: true })
  for (const tag of new Set(tagsOf(document).map((operation) => operation.tag))) {
    const lines = readFileSync(join(scratch, `${tag}.ts`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('export const '))
    const hooks = lines.filter((line) => /Hook\(\w+\)$/.test(line))
    const operations = lines.filter((line) => !hooks.includes(line))
    writeFileSync(join(folder, 'operations', `${tag}.ts`), operationsFile(operations.join('\n'), tag))
    if (hooks.length > 0) writeFileSync(join(folder, 'hooks', `${tag}.ts`), hooksFile(hooks.join('\n'), tag))
  }
  rmSync(scratch, { recursive: true })
}
