/** zod/mini validators of everything the document describes, by orval: one file a tag, one for what tags share. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, type OpenApiDocument } from 'orval'
import { banner, capital, type Document, type Schema, tagsOf } from './document.ts'

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Validators need no prose, and descriptions would be carried to the phone as metadata. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (!isObject(value)) return value
  if ('content' in value) return { ...value, content: withoutProse(value.content) }
  const isProse = ([key, entry]: [string, unknown]) =>
    key === 'example' || key === 'examples' || (['description', 'summary'].includes(key) && typeof entry === 'string')
  const kept = Object.entries(value).filter((entry) => !isProse(entry))
  return Object.fromEntries(kept.map(([key, entry]) => [key, withoutProse(entry)]))
}

/** Orval writes validators only for JSON bodies, so the event's data and the token's claims are shown to it as such. */
function withEveryValidator(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(withoutProse(document)).replaceAll('text/event-stream', 'application/json')
  const copy = JSON.parse(text)
  for (const [name, schema] of Object.entries<Schema>(copy.components.schemas)) {
    if (!isObject(schema.contentSchema)) continue
    const content = { 'application/json': { schema: schema.contentSchema } }
    copy.paths[`/${name}`] = { get: { operationId: `inner${name}`, responses: { 200: { description: '-', content } } } }
  }
  return copy
}

/** One `export const`, with the names of the others that it uses. */
interface Block {
  name: string
  text: string
  uses: string[]
}

function blocksOf(text: string): Block[] {
  const texts = text.split(/^(?=export const )/m).filter((part) => part.startsWith('export const '))
  const nameOf = (part: string) => /^export const (\w+)/.exec(part)?.[1] ?? ''
  const names = new Set(texts.map(nameOf))
  return texts.map((part) => {
    const name = nameOf(part)
    const words = part.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '').match(/\w+/g) ?? []
    return { name, text: part.trimEnd(), uses: [...new Set(words)].filter((word) => word !== name && names.has(word)) }
  })
}

/** Which tag a block belongs to: the only one whose operations reach it. What several or none reach is shared. */
function homes(blocks: Block[], document: Document): Map<string, string> {
  const byName = new Map(blocks.map((block) => [block.name, block]))
  const reachedBy = new Map<string, Set<string>>()
  const reach = (name: string, tag: string) => {
    const tags = reachedBy.get(name) ?? new Set()
    if (tags.has(tag)) return
    reachedBy.set(name, tags.add(tag))
    for (const used of byName.get(name)?.uses ?? []) reach(used, tag)
  }
  for (const { id, tag } of tagsOf(document))
    for (const { name } of blocks)
      if (new RegExp(`^${capital(id)}(Response|Body|(Path|Query)?Params|Header)`).test(name)) reach(name, tag)
  const homeOf = (tags = new Set<string>()) => (tags.size === 1 ? ([...tags][0] ?? '') : 'schemas')
  return new Map(blocks.map(({ name }) => [name, homeOf(reachedBy.get(name))]))
}

/** A phone loads the validators of the screens it shows: a tag's own stand in a file of their own. */
function writeFiles(text: string, document: Document, folder: string) {
  const blocks = blocksOf(text)
  const home = homes(blocks, document)
  mkdirSync(folder, { recursive: true })
  for (const file of new Set(home.values())) {
    const own = blocks.filter(({ name }) => home.get(name) === file)
    const shared = [...new Set(own.flatMap(({ uses }) => uses))].filter((name) => home.get(name) !== file).sort()
    const imports = shared.length > 0 ? `import { ${shared.join(', ')} } from './schemas.ts'\n` : ''
    const body = own.map((block) => block.text).join('\n\n')
    writeFileSync(join(folder, `${file}.ts`), `${banner}import * as zod from 'zod/mini'\n${imports}\n${body}\n`)
  }
}

/** Writes the validators of a bundled document into a folder. */
export async function writeValidators(document: Document, openapiFile: string, folder: string) {
  const target = `${folder}.ts`
  await generate(
    {
      input: { target: openapiFile, override: { transformer: withEveryValidator } },
      output: {
        target,
        mode: 'single',
        client: 'zod',
        override: {
          header: () => [],
          components: { responses: { suffix: '' } },
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
            dateTimeOptions: { offset: true },
            generate: { response: true, body: true, param: true, query: true, header: true },
          },
        },
      },
    },
    import.meta.dirname,
    { logLevel: 'error' },
  )
  const text = readFileSync(target, 'utf8')
    // The types are openapi-typescript's; a second set would only drift.
    .replace(/^export type .*\n/gm, '')
    .replace(/^export const Inner\w+Response = .*\n/gm, '')
    .replace(/= new RegExp\(/g, '= /*#__PURE__*/ new RegExp(')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .replace(/\n{3,}/g, '\n\n')
  rmSync(target)
  writeFiles(text, document, folder)
}
