/** Generates the documentation of settings and the JSON schema of brands from their validation schemas. */
import * as z from 'zod/mini'
import { Brand } from '../brand/brand.ts'
import { Config } from '../src/shared/configuration/schema.ts'

type Node = z.core.JSONSchema.JSONSchema

const schemaOf = (schema: z.ZodMiniType): Node =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // The build warns of unknown settings, and an editor should too.
    override: ({ jsonSchema }) =>
      void (jsonSchema.properties && Object.assign(jsonSchema, { additionalProperties: false })),
  })

/** One row for each setting: its full name, its default, its meaning. */
function rows(node: Node, name = ''): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    if (typeof child === 'boolean') return []
    const path = name ? `${name}.${key}` : key
    if (child.properties) return rows(child, path)
    const values = child.enum ? ` One of ${child.enum.map((value) => `\`${value}\``).join(', ')}.` : ''
    return [`| \`${path}\` | \`${JSON.stringify(child.default)}\` | ${child.description ?? ''}${values} |`]
  })
}

const page = () => `# Settings of an installation

This page is generated from \`src/shared/configuration/schema.ts\` by \`npm run codegen\`.

The brand's \`config\` in \`brand/<name>/brand.json\` overrides the shipped defaults at build time, and \`/config.json\` overrides both at run time. Objects are merged, lists are replaced.
\`/config.json\` is next to \`index.html\`; locally, \`CONFIG=path npm start\` uses another file. The web server can write the settings into the page, which saves a request ([0018](decisions/0018-brand-and-configuration.md)). If a value is invalid, the app shows an error page that names it.

\`\`\`json
{ "apiOrigin": "https://api.example.com", "features": { "mealCards": false }, "maintenance": "Back at 14:00." }
\`\`\`

| Setting | Default | Meaning |
|---|---|---|
${rows(schemaOf(Config)).join('\n')}

Two more settings are environment variables of the build: \`VITE_STORAGE_KEY\` and \`VITE_STORAGE_IV\` encrypt what the phone stores, which is [not security](decisions/0010-storage-cipher.md). If they are empty, the build omits the cipher library.
`

function brandSchema(): Node {
  const brand = schemaOf(Brand)
  const { $schema: _, ...config } = schemaOf(Config)
  return { ...brand, properties: { ...brand.properties, config } }
}

/** The generated files outside of generated/, by path. */
export const settingsFiles = (): Record<string, string> => ({
  'docs/configuration.md': page(),
  'brand/brand.schema.json': `${JSON.stringify(brandSchema(), null, 2)}\n`,
})
