/**
 * Prism as a library. It validates every request and response, and generates responses if there is no handler. Its
 * router and mock components are replaced, so handlers implement operations and errors match the document.
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
import { type Answer, answerOf, Refusal, unauthorized } from '../world/refusal.ts'
import { seedGenerator, withHints } from './generator.ts'
import { emptyParameters, typedParams, type Violation } from './params.ts'

/** Returns null if the operation has no handler. Throws a Refusal for a documented error. */
type Handle = (operationId: string, params: Record<string, unknown>, request: IHttpRequest) => Answer | null
/** A response and the violations found, one sentence each. */
export type ValidatedAnswer = Answer & { violations: { request: string[]; answer: string[] } }

export interface Prism {
  /** The operation id of a method and path; null if the document has none. */
  operationAt(method: string, path: string): string | null
  /** The 404 or 405 response to a request that matches no operation. */
  unroutable(path: string): ValidatedAnswer
  /** `forced` responds to valid and invalid requests. */
  request(input: IHttpRequest, handle: Handle, forced?: () => Answer | null): Promise<ValidatedAnswer>
  /** Validates a request. Returns null if it is valid, otherwise the error response. */
  refusal(input: IHttpRequest): Promise<ValidatedAnswer | null>
}

/** Thrown through Prism if an operation has no handler. */
class Unhandled extends Error {}

const nothing = () => {}
const methods = { info: nothing, warn: nothing, error: nothing, success: nothing, debug: nothing, trace: nothing }
const silent = { ...methods, fatal: nothing, child: () => silent } as unknown as Parameters<
  typeof createInstance
>[1]['logger']

const config = (seed: number, validateResponse: boolean): IHttpConfig => ({
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse,
  errors: false,
  upstreamProxy: undefined,
  // Generate from the schema and the seed; the examples are only for readers.
  mock: { dynamic: true, ignoreExamples: true, mediaTypes: ['application/json'], seed: String(seed) },
})

const sentences = (violations: Violation[]) =>
  violations.map(({ path = [], message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))

function violationAnswer(violations: Violation[]): Answer {
  if (violations.some(({ code }) => String(code) === '401')) return answerOf(unauthorized())
  const why = sentences(violations).join('; ')
  return answerOf(new Refusal(422, 'REQUEST_4220', `The request is not valid: ${why}`))
}

/** Finds a path's operations for all methods; paths with more literal segments take precedence. */
function pathMatcher(operations: IHttpOperation[]): (path: string) => IHttpOperation[] {
  const literals = (segments: string[]) => segments.filter((segment) => !segment.startsWith('{')).length
  const templates = operations
    .map((operation) => ({ operation, segments: operation.path.split('/') }))
    .sort((a, b) => literals(b.segments) - literals(a.segments))
  return (path) => {
    const given = path.split('/')
    const fits = (segment: string, index: number) => segment.startsWith('{') || segment === given[index]
    return templates
      .filter(({ segments }) => segments.length === given.length && segments.every(fits))
      .map(({ operation }) => operation)
  }
}

export async function createPrism(document: object, seed: number): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(JSON.parse(JSON.stringify(document)))
  const onPath = pathMatcher(operations)
  const find = (method: string, path: string) => onPath(path).find((operation) => operation.method === method)

  /** Validates the request, calls `respond`, and validates the response. */
  async function answerValidated(
    operation: IHttpOperation,
    input: IHttpRequest,
    respond: (violations: Violation[]) => Answer,
    validateResponse = true,
  ): Promise<ValidatedAnswer> {
    let invalid: Violation[] = []
    const prism = createInstance(config(seed, validateResponse), {
      logger: silent,
      route: () => E.right(operation),
      mock: (call) => () =>
        E.tryCatch((): IHttpResponse => {
          invalid = [...emptyParameters(operation, input), ...(call.input.validations as Violation[])]
          const { status, headers, body } = respond(invalid)
          return { statusCode: status, headers: { 'content-type': 'application/json', ...headers }, body }
        }, E.toError),
    })
    const result = await prism.request(input, operations)()
    if (E.isLeft(result)) throw result.left
    const { output, validations } = result.right
    const violations = { request: sentences(invalid), answer: sentences(validations.output as Violation[]) }
    const { statusCode: status, headers = {}, body } = output
    if (violations.answer.length === 0) return { status, headers: headers as Answer['headers'], body, violations }
    const why = `The mock's answer to ${input.method} ${input.url.path} does not conform: ${violations.answer.join('; ')}`
    console.error(why)
    return { ...answerOf(new Refusal(500, 'SERVER_5001', why)), violations }
  }

  /** Generates a response without undeclared properties. The same operation and seed generate the same bytes. */
  async function generate(operation: IHttpOperation, input: IHttpRequest): Promise<Answer> {
    seedGenerator(seed)
    const generator = createInstance(config(seed, false), { logger: silent })
    const result = await generator.request(input, [withHints(operation)])()
    if (E.isLeft(result)) throw result.left
    const { statusCode, headers, body } = result.right.output
    return { status: statusCode, headers: headers as Answer['headers'], body }
  }

  function unroutable(path: string): ValidatedAnswer {
    const allow = onPath(path).map(({ method }) => method.toUpperCase())
    const refusal =
      allow.length > 0
        ? new Refusal(405, 'METHOD_4050', 'This path does not have this method.', { allow: allow.join(', ') })
        : new Refusal(404, 'FOUND_4040', 'This path does not exist.')
    return { ...answerOf(refusal), violations: { request: [refusal.message], answer: [] } }
  }

  async function request(
    input: IHttpRequest,
    handle: Handle,
    forced: () => Answer | null = () => null,
    validateResponse = true,
  ): Promise<ValidatedAnswer> {
    const operation = find(input.method, input.url.path)
    if (!operation) return unroutable(input.url.path)
    const handled = (): Answer => {
      try {
        const answer = handle(operation.iid ?? '', typedParams(operation, input), input)
        if (answer) return answer
      } catch (error) {
        if (error instanceof Refusal) return answerOf(error)
        throw error
      }
      throw new Unhandled()
    }
    const respond = (violations: Violation[]) =>
      forced() ?? (violations.length > 0 ? violationAnswer(violations) : handled())
    try {
      return await answerValidated(operation, input, respond, validateResponse)
    } catch (error) {
      if (!(error instanceof Unhandled)) return failure(error as Error)
      const generated = await generate(operation, input)
      return answerValidated(operation, input, () => generated)
    }
  }

  async function refusal(input: IHttpRequest) {
    const answered = await request(input, () => ({ status: 200, headers: {}, body: null }), undefined, false)
    return answered.status === 200 ? null : answered
  }

  return { operationAt: (method, path) => find(method, path)?.iid ?? null, unroutable, request, refusal }
}

/** The response to a defect of the mock server. */
function failure(error: Error): ValidatedAnswer {
  console.error(error)
  const answer = answerOf(new Refusal(500, 'SERVER_5000', 'Something went wrong on our side.'))
  return { ...answer, violations: { request: [], answer: [`The mock server failed: ${error.message}`] } }
}
