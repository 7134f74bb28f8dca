/** An operation in HTML: what it takes, what it answers, and what can be forced upon it. */
import { escapeHtml } from '../pages/html.ts'
import { entriesOf, listOf, type Node, nodeAt, type Resolve, textOf } from './read.ts'
import { code, fieldRow, phrase, prose, schemaBody } from './schema.ts'

export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  node: Node
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export const operationsOf = (document: Node): Operation[] =>
  entriesOf(document.paths).flatMap(([path, item]) =>
    entriesOf(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, node]) => ({
        id: textOf(node.operationId),
        method,
        path,
        tag: textOf(listOf(node.tags)[0]),
        summary: textOf(node.summary),
        // Parameters of the path belong to each of its operations.
        node: { ...node, parameters: [...listOf(item.parameters), ...listOf(node.parameters)] },
      })),
  )

function examplesOf(media: Node, resolve: Resolve): string {
  return entriesOf(media.examples)
    .map(([name, example]) => {
      const { summary, value } = resolve(example)
      const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
      return `<details><summary>Example ${code(name)}${summary ? `: ${escapeHtml(textOf(summary))}` : ''}</summary><pre tabindex="0">${escapeHtml(text ?? '')}</pre></details>`
    })
    .join('')
}

const contentOf = (content: unknown, resolve: Resolve) =>
  entriesOf(content)
    .map(([type, media]) => {
      const schema = nodeAt(media.schema)
      const body = schema.$ref ? `<p class="type">${phrase(schema)}</p>` : schemaBody(schema)
      return `<p class="soft">${code(type)}</p>${body}${examplesOf(media, resolve)}`
    })
    .join('')

function parametersOf({ node }: Operation, resolve: Resolve): string {
  const rows = listOf(node.parameters).map((each) => {
    const parameter = resolve(each)
    const { name, in: where, required, schema } = parameter
    return fieldRow(textOf(name), nodeAt(schema), required === true, `in ${textOf(where)}`, parameter)
  })
  return rows.length > 0 ? `<h4>Parameters</h4><dl class="fields">${rows.join('')}</dl>` : ''
}

function bodyOf({ node }: Operation, resolve: Resolve): string {
  if (!node.requestBody) return ''
  const { required, content, description } = resolve(node.requestBody)
  return `<h4>Body, ${required === true ? 'required' : 'optional'}</h4>${prose(description)}${contentOf(content, resolve)}`
}

function answersOf({ node }: Operation, resolve: Resolve): string {
  const rows = entriesOf(node.responses).map(([status, each]) => {
    const { description, headers, content } = resolve(each)
    const kind = status.startsWith('2') ? '' : status.startsWith('5') ? ' bad' : ' warn'
    const named = entriesOf(headers).map(([name, entry]) => {
      const header = resolve(entry)
      return fieldRow(name, nodeAt(header.schema), header.required === true, 'header', header)
    })
    return `<div class="answer"><h5><span class="status${kind}">${escapeHtml(status)}</span></h5><div>${prose(description)}${
      named.length > 0 ? `<dl class="fields">${named.join('')}</dl>` : ''
    }${contentOf(content, resolve)}</div></div>`
  })
  return `<h4>Answers</h4>${rows.join('')}`
}

/** Who may call it: each entry is one way in; an empty one needs nothing. */
function access(node: Node, document: Node): string {
  const ways = listOf(node.security ?? document.security).map((way) => Object.keys(nodeAt(way)).join(' and '))
  const named = ways.filter((way) => way !== '')
  if (named.length === 0) return 'Needs no token.'
  return `${ways.includes('') ? 'Takes' : 'Needs'} ${named.join(' or ')}${ways.includes('') ? ' where there is one.' : '.'}`
}

export function operationArticle(operation: Operation, document: Node, resolve: Resolve): string {
  const { id, method, path, summary, node } = operation
  const names = listOf(node.parameters).map((each) => textOf(resolve(each).name))
  const answers = entriesOf(node.responses).flatMap(([status, each]) => [
    status,
    ...Object.keys(nodeAt(resolve(each).headers)),
  ])
  const search = [...new Set([id, method, path, summary, ...names, ...answers])].join(' ').toLowerCase()
  return `<article id="${escapeHtml(id)}" class="entry" data-search="${escapeHtml(search)}">
<h3><a href="#${escapeHtml(id)}">${escapeHtml(summary)}</a></h3>
<p class="call"><span class="method ${escapeHtml(method)}">${escapeHtml(method.toUpperCase())}</span> ${code(path)}</p>
<p class="soft">${code(id)} · ${escapeHtml(access(node, document))} <a class="force" href="/console?operation=${encodeURIComponent(id)}">Force an answer</a></p>
${prose(node.description)}${parametersOf(operation, resolve)}${bodyOf(operation, resolve)}${answersOf(operation, resolve)}</article>`
}
