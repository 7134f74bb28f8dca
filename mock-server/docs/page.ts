/** The reference: the document as it is served, on one page that can be searched and linked into. */
import { escapeHtml } from '../pages/html.ts'
import { toolPage } from '../pages/tool-page.ts'
import { type Operation, operationArticle, operationsOf } from './operation.ts'
import { entriesOf, listOf, type Node, nodeAt, reader, textOf } from './read.ts'
import { prose, schemaBody } from './schema.ts'

const link = (id: string, text: string) => `<li><a href="#${escapeHtml(id)}">${text}</a></li>`

/** The document's tags in its order, then those that only operations name. */
function tagsOf(document: Node, operations: Operation[]): { name: string; description: string }[] {
  const described = listOf(document.tags).map(nodeAt)
  const listed = described.map(({ name, description }) => ({ name: textOf(name), description: textOf(description) }))
  const others = new Set(operations.map(({ tag }) => tag).filter((tag) => listed.every(({ name }) => name !== tag)))
  return [...listed, ...[...others].map((name) => ({ name, description: '' }))]
}

const schemaArticle = ([name, schema]: [string, Node]) =>
  `<article id="schema-${escapeHtml(name)}" class="entry" data-search="${escapeHtml(
    [name, ...Object.keys(nodeAt(schema.properties)), ...listOf(schema.enum)].join(' ').toLowerCase(),
  )}"><h3><a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a></h3>${schemaBody(schema)}</article>`

function contents(tags: { name: string }[], operations: Operation[], schemas: [string, Node][]): string {
  const groups = tags.map(({ name }) => {
    const own = operations.filter(({ tag }) => tag === name)
    const links = own.map(({ id, summary }) => link(id, escapeHtml(summary)))
    return `<p><a class="tag" href="#tag-${escapeHtml(name)}">${escapeHtml(name)}</a></p><ul>${links.join('')}</ul>`
  })
  const links = schemas.map(([name]) => link(`schema-${name}`, escapeHtml(name)))
  return `<details class="contents" id="contents"><summary>Contents</summary><nav aria-label="Contents">${groups.join('')}<p><a class="tag" href="#schemas">Schemas</a></p><ul>${links.join('')}</ul></nav></details>`
}

export function referencePage(served: object): string {
  const document: Node = nodeAt(served)
  const resolve = reader(document)
  const operations = operationsOf(document)
  const schemas = entriesOf(nodeAt(document.components).schemas)
  const { title, version, summary, description } = nodeAt(document.info)
  const tags = tagsOf(document, operations)
  const sections = tags.map(({ name, description: note }) => {
    const own = operations.filter(({ tag }) => tag === name)
    const articles = own.map((operation) => operationArticle(operation, document, resolve))
    return `<section id="tag-${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${prose(note)}${articles.join('')}</section>`
  })
  const schemes = entriesOf(nodeAt(document.components).securitySchemes)
  const ways = schemes.map(
    ([name, { type, scheme, description: note }]) =>
      `<p><code>${escapeHtml(name)}</code>: ${escapeHtml([type, scheme].filter(Boolean).join(' '))}.</p>${prose(note)}`,
  )
  const servers = listOf(document.servers)
    .map(nodeAt)
    .map(({ url, description: note }) => prose(`Server \`${textOf(url)}\`${note ? `: ${textOf(note)}` : ''}`))
  return toolPage({
    title: `${textOf(title)} ${textOf(version)}`,
    path: '/docs',
    area: 'docs',
    body: `<div class="side"><label class="find">Search<input type="search" id="find" autocomplete="off" placeholder="Operation, field, status"></label><p id="found" role="status"></p>${contents(tags, operations, schemas)}</div>
<div class="text"><h1>${escapeHtml(textOf(title))} <span class="soft">${escapeHtml(textOf(version))}</span></h1><p class="lead">${escapeHtml(textOf(summary))}</p>
<div class="intro">${prose(description)}${servers.join('')}${ways.join('')}<p>${operations.length} operations, ${schemas.length} schemas. Served from this document: <a href="/docs/openapi.json">openapi.json</a>.</p></div>
${sections.join('')}<section id="schemas"><h2>Schemas</h2>${schemas.map(schemaArticle).join('')}</section></div>`,
  })
}
