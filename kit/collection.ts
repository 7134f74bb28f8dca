/**
 * The document as a collection of requests for Postman, Bruno, Insomnia and others, in Postman's format 2.1: a folder for
 * each tag, with the document's examples. Path parameters are variables. They start with the examples, and scripts set
 * them from responses, as the document's links say, so that the calls of a purchase work one after the other.
 */
import { type Operation, operations, type Parameter } from '../tests/contract/document.ts'

const fromResponse = '$response.body#/'
const reference = (name: string) => `{{${name}}}`
const json = (value: unknown) => JSON.stringify(value, null, 2)

/** The values in an object and in the objects and lists within it, by name. */
const fieldsIn = (value: object): [name: string, value: unknown][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? fieldsIn(inner) : [[name, inner] as [string, unknown]],
  )

/** What links fill of later calls with values that start like this, by the name of the parameter or field. */
const filled = (given: object | undefined, start: string) =>
  fieldsIn(given ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && value.startsWith(start) ? [[name, value.slice(start.length)] as const] : [],
  )

/** The first row of a list is no choice: the machine stays the one that was set. */
const linkedBy = ({ links }: Operation) =>
  links
    .flatMap(({ parameters, requestBody }) => filled({ ...parameters, ...(requestBody as object) }, fromResponse))
    .filter(([, pointer]) => !pointer.startsWith('data/0/'))

const links = operations.flatMap((operation) => operation.links)
const linked = new Set<string>(operations.flatMap(linkedBy).map(([name]) => name))
/** Fields of a body, and the variables that they take: the machine in a path and in a body is the same. */
const bodyVariables = new Map<string, string>([
  ...links.flatMap(({ requestBody }) => filled(requestBody as object, '$request.path.')),
  ...links.flatMap(({ requestBody }) =>
    filled(requestBody as object, fromResponse).map(([name]) => [name, name] as const),
  ),
  ['user_id', 'userId'],
])

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
  const unquoted = new Set<string>()
  const filledIn = (name: string, value: unknown) => {
    // The links quote a cart without an offer, because the examples' one exists only there.
    if (name === 'offer_id') return undefined
    const variable = bodyVariables.get(name)
    if (variable === undefined || typeof value === 'object') return value
    if (typeof value !== 'string') unquoted.add(reference(variable))
    return reference(variable)
  }
  const text = JSON.stringify(body, filledIn, 2)
  return [...unquoted].reduce((filling, each) => filling.replaceAll(`"${each}"`, each), text)
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
    ...fieldsIn((body ?? {}) as object).filter(([name]) => bodyVariables.get(name) === name),
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
