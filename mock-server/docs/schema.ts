/** A schema in HTML: what it is in a phrase, what bounds it, and its properties as a list. */
import { escapeHtml } from '../pages/html.ts'
import { entriesOf, isNode, listOf, type Node, nameOf, nodeAt, textOf } from './read.ts'

export const code = (text: unknown) => `<code>${escapeHtml(textOf(text))}</code>`

/** Sentences of the document; back-quoted parts are code, an empty line begins a paragraph. */
export function prose(text: unknown): string {
  if (!text) return ''
  const marked = (part: string) => escapeHtml(part).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
  return textOf(text)
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${marked(part)}</p>`)
    .join('')
}

const fact = ([keyword, value]: [string, unknown]) =>
  code(`${keyword}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)

/** One example or several, as the document has them; texts without their quotes. */
function exampleLine(node: Node): string {
  const shown = 'example' in node ? [node.example] : listOf(node.examples)
  const texts = shown.map((each) => code(typeof each === 'string' ? each : JSON.stringify(each)))
  return texts.length > 0 ? `<p class="soft example">Example ${texts.join(', ')}</p>` : ''
}

/** What a parameter or header says beside its schema: how it is written, and an example. */
function manner(node: Node): string {
  const facts = Object.entries(node).filter(([keyword]) => ['style', 'explode', 'allowReserved'].includes(keyword))
  return `${facts.length > 0 ? `<p class="type">${facts.map(fact).join(' ')}</p>` : ''}${exampleLine(node)}`
}

/** How one tells the members of a choice apart. */
function apart({ propertyName, mapping }: Node): string {
  const members = Object.entries(nodeAt(mapping)).map(
    ([value, $ref]) => `<li>${code(JSON.stringify(value))} is ${phrase({ $ref })}</li>`,
  )
  const list = members.length > 0 ? `<ul class="members">${members.join('')}</ul>` : ''
  return `<p>Told apart by ${code(propertyName)}${list ? ':' : '.'}</p>${list}`
}

/** What a phrase or a list of its own tells already; everything else is shown by its keyword. */
const told = new Set(
  '$ref type description properties required items oneOf anyOf allOf enum const example examples title discriminator contentSchema'.split(
    ' ',
  ),
)

/** The keywords that bound a value, each as it stands in the document. */
export const bounds = (schema: Node): string =>
  Object.entries(schema)
    .filter(([keyword, value]) => !told.has(keyword) && !(keyword === 'additionalProperties' && isNode(value)))
    .map(fact)
    .join(' ')

/** What a value is: a link to its schema, a choice, a list, or a plain type. */
export function phrase(schema: Node): string {
  const name = nameOf(schema)
  if (name) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`
  const choice = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  if (choice.length > 0) return choice.map((each) => phrase(nodeAt(each))).join(' or ')
  if (listOf(schema.allOf).length > 0)
    return listOf(schema.allOf)
      .map((each) => phrase(nodeAt(each)))
      .join(' and ')
  if ('const' in schema) return code(JSON.stringify(schema.const))
  if (schema.enum)
    return `one of ${listOf(schema.enum)
      .map((each) => code(JSON.stringify(each)))
      .join(', ')}`
  if (isNode(schema.items)) return `list of ${phrase(schema.items)}`
  return escapeHtml(Array.isArray(schema.type) ? schema.type.join(' or ') : textOf(schema.type) || 'anything')
}

/** Everything about a schema but its name; objects within it are told in place. */
export function schemaBody(schema: Node): string {
  const properties = entriesOf(schema.properties)
  const isObject = properties.length > 0
  const line = [isObject && schema.type === 'object' ? 'object' : phrase(schema), bounds(schema)]
    .filter(Boolean)
    .join(' ')
  const { discriminator, contentSchema, additionalProperties: others } = schema
  return `<p class="type">${line}</p>${prose(schema.description)}${exampleLine(schema)}${
    isNode(discriminator) ? apart(discriminator) : ''
  }${isNode(contentSchema) ? `<div class="inner"><p>Its content:</p>${schemaBody(contentSchema)}</div>` : ''}${
    isObject ? fieldList(properties, listOf(schema.required)) : ''
  }${isNode(schema.items) && !nameOf(schema.items) ? innerBody('Each', schema.items) : ''}${
    isNode(others) ? `<div class="inner"><p>Any other field:</p>${schemaBody(others)}</div>` : ''
  }`
}

/** Shown where a phrase leaves something to say. */
function innerBody(title: string, schema: Node): string {
  const hasMore = schema.properties || bounds(schema) || schema.description
  return hasMore ? `<div class="inner"><p>${title}:</p>${schemaBody(schema)}</div>` : ''
}

const fieldList = (properties: [string, Node][], required: unknown[]) =>
  `<dl class="fields">${properties.map(([name, schema]) => fieldRow(name, schema, required.includes(name))).join('')}</dl>`

/** A named value: a property, a parameter or a header. `beside` is what the latter two say beside their schema. */
export function fieldRow(name: string, schema: Node, isRequired: boolean, where = '', beside: Node = {}): string {
  const need = isRequired ? '<span class="need">required</span>' : '<span class="soft">optional</span>'
  return `<div><dt>${code(name)} ${need}${where && ` <span class="soft">${escapeHtml(where)}</span>`}</dt><dd>${prose(beside.description)}${schemaBody(schema)}${manner(beside)}</dd></div>`
}
