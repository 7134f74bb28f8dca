/**
 * Prism as a library: it routes, validates every request and every answer, and generates what has no handler.
 * Its mock component is replaced, so that state lives in handlers and refusals follow the document.
 */
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http'
import type { IHttpOperation } from '@stoplight/types'
import * as E from 'fp-ts/Either'
import { seedGenerator, withHints } from './generator.ts'
import { typedParams } from './params.ts'
import { Refusal } from './refusal.ts'

export type Answered = { status: number; headers: Record<string, string>; body: unknown }
/** Answers null where nothing handles the operation. Throws a Refusal for a documented error. */
export type Handle = (operationId: string, params: Record<string, unknown>, request: IHttpRequest) => Answered | null

/** Asked before the request is validated; null leaves it to the handler. */
type Ahead = (operationId: string) => Answered | null
/** An answer, and what did not conform, a sentence each. */
export type Judged = Answered & { violations: { request: string[]; answer: string[] } }

export interface Prism {
  operations: IHttpOperation[]
  /** What the document calls this method of this path; null where it has none. */
  operationAt(method: string, path: string): string | null
  request(input: IHttpRequest, handle: Handle, ahead?: Ahead): Promise<Judged>
  /** Validates a request without answering it; null when it conforms. */
  refusal(input: IHttpRequest): Promise<Judged | null>
}

const silent = {
  child: () => silent,
  info() {},
  warn() {},
  error() {},
  success() {},
  debug() {},
  trace() {},
  fatal() {},
} as unknown as Parameters<typeof createInstance>[1]['logger']

const config = (seed: number, validateResponse = true): IHttpConfig => ({
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse,
  errors: false,
  upstreamProxy: undefined,
  // Examples are for people; without a handler the answer is made from the schema, seeded.
  mock: { dynamic: true, ignoreExamples: true, mediaTypes: ['application/json'], seed: String(seed) },
})

const errorAnswer = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Answered => ({
  status,
  headers,
  body: { code, message: message.slice(0, 500) },
})

export const answerOf = (refusal: Refusal) =>
  errorAnswer(refusal.status, refusal.code, refusal.message, refusal.headers)

type Violation = { path?: string[]; code?: string | number; message: string }

function violationAnswer(violations: Violation[]): Answered {
  if (violations.some(({ code }) => String(code) === '401'))
    return errorAnswer(401, 'AUTH_4010', 'Please sign in again.')
  return errorAnswer(422, 'REQUEST_4220', `The request is not valid: ${told(violations)}`)
}

/** Thrown past Prism where an operation has no handler. */
class Unhandled extends Error {}

const toAnswer = ({ statusCode, headers = {}, body }: IHttpResponse): Answered => ({
  status: statusCode,
  headers: headers as Record<string, string>,
  body,
})

const sentences = (violations: Violation[]) =>
  violations.map(({ path = [], message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))

const told = (violations: Violation[]) => sentences(violations).join('; ')

/** The operations whose path fits, of every method; one that names more of the path itself comes first. */
function fittingOf(operations: IHttpOperation[]): (path: string) => IHttpOperation[] {
  const named = (parts: string[]) => parts.filter((part) => !part.startsWith('{')).length
  const split = operations
    .map((operation) => ({ operation, parts: operation.path.split('/') }))
    .sort((a, b) => named(b.parts) - named(a.parts))
  return (path) => {
    const given = path.split('/')
    return split
      .filter(
        ({ parts }) =>
          parts.length === given.length && parts.every((part, index) => part.startsWith('{') || part === given[index]),
      )
      .map(({ operation }) => operation)
  }
}

export async function createPrism(document: object, seed: number): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(JSON.parse(JSON.stringify(document)))
  const fitting = fittingOf(operations)
  const operationAt = (method: string, path: string) =>
    fitting(path).find((operation) => operation.method === method)?.iid ?? null
  /**
   * All where no path fits: Prism weighs every operation it is given against every call.
   * Those of other methods stay, so that it can tell 405 from 404.
   */
  const near = (path: string) => {
    const found = fitting(path)
    return found.length > 0 ? found : operations
  }
  const generatorOperations = withHints(operations)
  const generator = createInstance(config(seed), { logger: silent })
  // By request: two that come in one tick are both under way before either is answered.
  const waiting = new WeakMap<IHttpRequest, { handle: Handle; ahead: Ahead }>()
  const handled = createInstance(config(seed), {
    logger: silent,
    mock:
      ({ resource, input }) =>
      () =>
        E.tryCatch((): IHttpResponse => {
          const violations = input.validations as Violation[]
          const id = resource.iid ?? ''
          const { handle, ahead } = waiting.get(input.data) ?? { handle: () => null, ahead: () => null }
          const answered =
            ahead(id) ??
            (violations.length > 0
              ? violationAnswer(violations)
              : handle(id, typedParams(resource, input.data), input.data))
          if (!answered) throw new Unhandled()
          const headers = { 'content-type': 'application/json', ...answered.headers }
          return { statusCode: answered.status, headers, body: answered.body }
        }, E.toError),
  })

  /** Seeded: the same operation and seed give the same bytes, without junk properties. */
  async function generate(input: IHttpRequest): Promise<Answered> {
    seedGenerator(seed)
    const result = await generator.request(input, generatorOperations, config(seed, false))()
    if (E.isLeft(result)) throw result.left
    return toAnswer(result.right.output)
  }

  async function request(
    input: IHttpRequest,
    handler: Handle,
    ahead: Ahead = () => null,
    validateResponse = true,
  ): Promise<Judged> {
    const handle: Handle = (...call) => {
      try {
        return handler(...call)
      } catch (error) {
        if (error instanceof Refusal) return answerOf(error)
        throw error
      }
    }
    waiting.set(input, { handle, ahead })
    const result = await handled.request(input, near(input.url.path), config(seed, validateResponse))()
    if (E.isLeft(result)) {
      if (!(result.left instanceof Unhandled)) return routingError(result.left)
      const made = await generate(input)
      return request(input, () => made)
    }
    const { output, validations } = result.right
    const violations = {
      request: sentences(validations.input as Violation[]),
      answer: sentences(validations.output as Violation[]),
    }
    if (violations.answer.length === 0) return { ...toAnswer(output), violations }
    const why = violations.answer.join('; ')
    console.error(`The mock's answer to ${input.method} ${input.url.path} does not conform: ${why}`)
    const answered = errorAnswer(500, 'SERVER_5001', `The mock's answer does not conform: ${why}`)
    return { ...answered, violations }
  }

  const refusal = async (input: IHttpRequest) => {
    const conforming = { status: 200, headers: {}, body: null }
    const answered = await request(input, () => conforming, undefined, false)
    return answered.status === conforming.status ? null : answered
  }
  return { operations, operationAt, request, refusal }
}

/** Prism's routing errors carry their status; any other is the mock's own. */
function routingError(error: Error & { status?: number }): Judged {
  const violations = { request: [error.message], answer: [] }
  if (error.status === 405) return { ...errorAnswer(405, 'METHOD_4050', 'This path has no such method.'), violations }
  if (error.status === 404) return { ...errorAnswer(404, 'FOUND_4040', 'There is no such path.'), violations }
  console.error(error)
  return {
    ...errorAnswer(500, 'SERVER_5000', 'Something went wrong on our side.'),
    violations: { request: [], answer: [`The mock failed: ${error.message}`] },
  }
}
