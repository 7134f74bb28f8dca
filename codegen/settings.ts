/** What is written about settings and brands, from the schemas that validate them. */
import * as z from 'zod/mini'
import { Brand } from '../scripts/brand.ts'
import { Config } from '../src/shared/configuration/schema.ts'

type Node = z.core.JSONSchema.JSONSchema

const schemaOf = (schema: z.ZodMiniType): Node => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** A setting in each row: its name with those around it, its default, its meaning. */
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

A setting has its shipped default, unless the brand's \`config\` (\`brand/<name>/brand.json\`, at build) says otherwise, unless \`/config.json\` (at run time) does. Objects are merged, lists are replaced.
\`/config.json\` stands beside \`index.html\`; locally, \`CONFIG=path npm start\` takes another file. A server may write its settings into the page, which saves a request ([0018](decisions/0018-brand-and-configuration.md)). A bad value is named on a page in place of the app.

\`\`\`json
{ "apiOrigin": "https://api.example.com", "features": { "mealCards": false }, "maintenance": "Back at 14:00." }
\`\`\`

| Setting | Default | Meaning |
|---|---|---|
${rows(schemaOf(Config)).join('\n')}

Two more are part of the build, because they leave their library out of it where they are empty: \`VITE_STORAGE_KEY\` and \`VITE_STORAGE_IV\` encipher what the phone stores, which is [no security](decisions/0010-storage-cipher.md).
`

function brandSchema(): Node {
  const brand = schemaOf(Brand)
  const { $schema: _, ...config } = schemaOf(Config)
  return { ...brand, properties: { ...brand.properties, config } }
}

/** Files outside of generated/, by their path in the project. */
export const settingsFiles = (): Record<string, string> => ({
  'docs/configuration.md': page(),
  'brand/brand.schema.json': `${JSON.stringify(brandSchema(), null, 2)}\n`,
})
