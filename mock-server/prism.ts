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

export interface Prism {
  operations: IHttpOperation[]
  request(input: IHttpRequest, handle: Handle): Promise<Answered>
  /** Validates a request without answering it; null when it conforms. */
  refusal(input: IHttpRequest): Promise<Answered | null>
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

const told = (violations: Violation[]) =>
  violations.map(({ path = [], message }) => `${path.join('.')}: ${message}`).join('; ')

/**
 * The operations that a path may belong to, or all where none fits. Prism weighs every one it is given,
 * which costs more than all its validation.
 */
function nearTo(operations: IHttpOperation[]) {
  const known = operations.map((operation) => ({ operation, parts: operation.path.split('/') }))
  return (path: string) => {
    const given = path.split('/')
    const near = known.filter(
      ({ parts }) =>
        parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at]),
    )
    return near.length > 0 ? near.map(({ operation }) => operation) : operations
  }
}

export async function createPrism(document: object, seed: number): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(JSON.parse(JSON.stringify(document)))
  const near = nearTo(operations)
  const generatorOperations = withHints(operations)
  const generator = createInstance(config(seed), { logger: silent })
  let handle: Handle = () => null
  const handled = createInstance(config(seed), {
    logger: silent,
    mock:
      ({ resource, input }) =>
      () =>
        E.tryCatch((): IHttpResponse => {
          const violations = input.validations as Violation[]
          const answered =
            violations.length > 0
              ? violationAnswer(violations)
              : handle(resource.iid ?? '', typedParams(resource, input.data), input.data)
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

  async function request(input: IHttpRequest, handler: Handle, validateResponse = true): Promise<Answered> {
    // Prism runs the mock synchronously inside its task, so one variable is enough; each call has a fresh config.
    handle = (...call) => {
      try {
        return handler(...call)
      } catch (error) {
        if (error instanceof Refusal) return answerOf(error)
        throw error
      }
    }
    const result = await handled.request(input, near(input.url.path), config(seed, validateResponse))()
    if (E.isLeft(result)) {
      if (!(result.left instanceof Unhandled)) return routingError(result.left)
      const made = await generate(input)
      return request(input, () => made)
    }
    const { output, validations } = result.right
    if (validations.output.length === 0) return toAnswer(output)
    const why = told(validations.output as Violation[])
    console.error(`The mock's answer to ${input.method} ${input.url.path} does not conform: ${why}`)
    return errorAnswer(500, 'SERVER_5001', `The mock's answer does not conform: ${why}`)
  }

  const refusal = async (input: IHttpRequest) => {
    const conforming = { status: 200, headers: {}, body: null }
    const answered = await request(input, () => conforming, false)
    return answered.status === conforming.status ? null : answered
  }
  return { operations, request, refusal }
}

/** Prism's routing errors carry their status. */
function routingError(error: Error & { status?: number }): Answered {
  if (error.status === 405) return errorAnswer(405, 'METHOD_4050', 'This path has no such method.')
  if (error.status === 404) return errorAnswer(404, 'FOUND_4040', 'There is no such path.')
  console.error(error)
  return errorAnswer(500, 'SERVER_5000', 'Something went wrong on our side.')
}
