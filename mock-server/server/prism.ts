/** Finds the operation of a request, and checks requests and responses with Prism's validators. */
import type { IHttpRequest } from '@stoplight/prism-http'
// The package's index also loads a generator, which takes half a second. The exact version of the package is pinned.
import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js'
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js'
import type { IHttpOperation } from '@stoplight/types'
import { errorResponse, invalidRequest, type MockResponse, Refusal, unauthorized } from '../world/refusal.ts'
import { documented } from './documented.ts'
import { emptyParameters, type Violation } from './params.ts'

/** A response and the violations found, one sentence each. */
export type ValidatedResponse = MockResponse & { violations: { request: string[]; response: string[] } }

export type Prism = Awaited<ReturnType<typeof createPrism>>

export async function createPrism(document: object) {
  const operations = await getHttpOperationsFromSpec(structuredClone(document))
  const literals = (segments: string[]) => segments.filter((segment) => !segment.startsWith('{')).length
  // Paths with more literal segments take precedence.
  const templates = operations
    .map((operation) => ({ operation, segments: operation.path.split('/') }))
    .sort((a, b) => literals(b.segments) - literals(a.segments))
  const onPath = (path: string) => {
    const given = path.split('/')
    const fits = (segment: string, index: number) => segment.startsWith('{') || segment === given[index]
    const matches = templates.filter(({ segments }) => segments.length === given.length && segments.every(fits))
    return matches.map(({ operation }) => operation)
  }
  return {
    documented: operations.map(documented),
    find: (method: string, path: string) => onPath(path).find((operation) => operation.method === method),
    /** The error for a request that matches no operation. */
    unroutable: (path: string) => {
      const allow = onPath(path).map(({ method }) => method.toUpperCase())
      return allow.length > 0
        ? new Refusal(405, 'METHOD_4050', 'This path does not have this method.', { allow: allow.join(', ') })
        : new Refusal(404, 'FOUND_4040', 'This path does not exist.')
    },
  }
}

const violationsIn = (result: { _tag: 'Left'; left: unknown } | { _tag: 'Right' }) =>
  result._tag === 'Left' ? (result.left as Violation[]) : []

const sentences = (violations: Violation[]) =>
  violations.map(({ path = [], message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))

/** Checks a request. Returns its violations and the error for them, if any. */
export function checkRequest(resource: IHttpOperation, element: IHttpRequest) {
  const found = [
    ...emptyParameters(resource, element),
    ...violationsIn(validateSecurity({ element, resource })),
    ...violationsIn(validateInput({ element, resource })),
  ]
  const violations = sentences(found)
  const isUnauthorized = found.some(({ code }) => String(code) === '401')
  const refusal = isUnauthorized ? unauthorized() : invalidRequest(violations.join('; '))
  return { violations, refusal: found.length > 0 ? refusal : undefined }
}

/** Checks a response. One that the document doesn't allow becomes a 500. */
export function checkResponse(resource: IHttpOperation, given: MockResponse, request: string[]): ValidatedResponse {
  const headers = { 'content-type': 'application/json', ...given.headers }
  const element = { statusCode: given.status, headers, body: given.body }
  const violations = { request, response: sentences(violationsIn(validateOutput({ element, resource }))) }
  if (violations.response.length === 0) return { ...given, headers, violations }
  const { method, path } = resource
  const why = `The mock's response to ${method} ${path} does not conform: ${violations.response.join('; ')}`
  console.error(why)
  return { ...errorResponse(new Refusal(500, 'SERVER_5001', why)), violations }
}
