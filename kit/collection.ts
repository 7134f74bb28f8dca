/**
 * The document as a collection of requests for Postman, Bruno, Insomnia and others, in Postman's format 2.1: a folder for
 * each tag, with the document's examples. Path parameters are variables. They start with the examples, and scripts set
 * them from responses, as the document's links say, so that the calls of a purchase work one after the other.
 */
import { type Operation, operations, type Parameter } from '../tests/contract/document.ts'

const fromResponse = '$response.body#/'
const reference = (name: string) => `{{${name}}}`
const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The parameters and fields of later calls that links take from this response, by name. */
const linkedBy = ({ links }: Operation) =>
  links
    .flatMap(({ parameters, requestBody }) => Object.entries({ ...parameters, ...(requestBody as object) }))
    .flatMap(([name, value]) =>
      typeof value === 'string' && value.startsWith(fromResponse) ? [[name, value.slice(fromResponse.length)]] : [],
    )

const linked = new Set(operations.flatMap(linkedBy).map(([name]) => name))

/** The customer's own id is a claim of the token. */
const signIn = [
  "set('token', 'data/accessToken')",
  "const [, claims] = body.data?.accessToken?.replaceAll('-', '+').replaceAll('_', '/').split('.') ?? []",
  "if (claims) pm.collectionVariables.set('userId', JSON.parse(atob(claims)).sub)",
]

function scriptOf(operation: Operation): string[] {
  const { example } = operation.response as { example: { data?: { accessToken?: string } } }
  const sets = new Set(linkedBy(operation).map(([name, pointer]) => `set('${name}', '${pointer}')`))
  const lines = [...sets, ...(example.data?.accessToken ? signIn : [])]
  if (lines.length === 0) return []
  return [
    'const body = pm.response.json()',
    'function set(name, path) {',
    "  const value = path.split('/').reduce((inner, key) => inner?.[key], body)",
    '  if (value !== undefined) pm.collectionVariables.set(name, value)',
    '}',
    ...lines,
  ]
}

/** Linked fields of a body are variables. Only texts keep their quotes. */
function bodyOf(body: unknown): string {
  const unquoted: string[] = []
  const fields = Object.entries(body as object).map(([name, value]) => {
    if (name === 'user_id') return [name, reference('userId')]
    if (!linked.has(name)) return [name, value]
    if (typeof value !== 'string') unquoted.push(reference(name))
    return [name, reference(name)]
  })
  return unquoted.reduce((text, each) => text.replace(`"${each}"`, each), json(Object.fromEntries(fields)))
}

const exampleOf = ({ example }: Parameter) => (Array.isArray(example) ? example.join() : String(example ?? ''))

/** A new payment needs a new key. */
const headerValue = (parameter: Parameter) =>
  parameter.name === 'Idempotency-Key' && parameter.required
    ? '{{$guid}}'
    : linked.has(parameter.name)
      ? reference(parameter.name)
      : exampleOf(parameter)

function requestOf({ method, path, parameters, body, needsToken }: Operation) {
  const within = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const segments = path.slice(1).replace(/{(\w+)}/g, ':$1')
  return {
    method,
    ...(!needsToken && { auth: { type: 'noauth' } }),
    header: [
      ...within('header').map((parameter) => ({
        key: parameter.name,
        value: headerValue(parameter),
        disabled: !parameter.required,
      })),
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    url: {
      raw: `{{origin}}/${segments}`,
      host: ['{{origin}}'],
      path: segments.split('/'),
      query: within('query').map((parameter) => ({
        key: parameter.name,
        value: exampleOf(parameter),
        disabled: !parameter.required,
      })),
      variable: within('path').map(({ name }) => ({ key: name, value: reference(name) })),
    },
    ...(body !== undefined && { body: { mode: 'raw', raw: bodyOf(body), options: { raw: { language: 'json' } } } }),
  }
}

function itemOf(operation: Operation) {
  const request = requestOf(operation)
  const script = scriptOf(operation)
  const { type, examples } = operation.response
  return {
    name: operation.id,
    request,
    response: examples.map((example, index) => ({
      name: `Example ${index + 1}`,
      originalRequest: request,
      code: 200,
      status: 'OK',
      header: [{ key: 'Content-Type', value: type }],
      body: type === 'text/event-stream' ? `data: ${JSON.stringify(example)}\n\n` : json(example),
    })),
    ...(script.length > 0 && { event: [{ listen: 'test', script: { type: 'text/javascript', exec: script } }] }),
  }
}

/** Each variable, with the first example of what it stands for. */
function variables() {
  const examples = operations.flatMap(({ parameters, body }) => [
    ...parameters
      .filter((parameter) => parameter.in === 'path' || linked.has(parameter.name))
      .map((parameter) => [parameter.name, exampleOf(parameter)]),
    ...Object.entries((body ?? {}) as object).filter(([name]) => linked.has(name)),
  ])
  return { ...Object.fromEntries(examples.toReversed()), token: '', origin: 'http://localhost:4010' }
}

export const collectionOf = (name: string) => ({
  info: { name, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
  variable: Object.entries(variables()).map(([key, value]) => ({ key, value })),
  item: [...new Set(operations.map(({ tag }) => tag))].map((tag) => ({
    name: tag,
    item: operations.filter((operation) => operation.tag === tag).map(itemOf),
  })),
})
