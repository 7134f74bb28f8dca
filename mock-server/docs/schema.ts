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
    .map(
      ([keyword, value]) =>
        `<code>${escapeHtml(`${keyword}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)}</code>`,
    )
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
  return `<p class="type">${line}</p>${prose(schema.description)}${
    isNode(discriminator) ? `<p>Told apart by ${code(discriminator.propertyName)}.</p>` : ''
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

/** A named value: a property, a parameter or a header. */
export function fieldRow(
  name: string,
  schema: Node,
  isRequired: boolean,
  where = '',
  note: unknown = undefined,
): string {
  const need = isRequired ? '<span class="need">required</span>' : '<span class="soft">optional</span>'
  return `<div><dt>${code(name)} ${need}${where && ` <span class="soft">${escapeHtml(where)}</span>`}</dt><dd>${prose(note)}${schemaBody(schema)}</dd></div>`
}
