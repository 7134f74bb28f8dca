/** Undocumented methods of a documented path are refused. */
import type { Operation } from '../contract.ts'
import { sendPatiently } from '../exchange.ts'
import { callOf } from '../requests/call.ts'
import type { Probe } from './probe.ts'

/** Without HEAD and OPTIONS, which servers support on every path that has a GET. */
const reading = ['GET', 'TRACE', 'PROPFIND']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Probe = async (scope) => {
  const { contract } = scope.run
  const byPath = new Map(scope.run.operations.map((operation) => [operation.path, operation]))
  for (const [path, operation] of byPath) {
    const { path: filled, headers } = callOf(operation, { ...scope.base(operation), body: undefined })
    // Another path with a placeholder may match this one.
    const documented = contract.operations.filter((other) => covers(other, filled)).map(({ method }) => method)
    // A server that accepts an undocumented method may change data.
    for (const method of [...reading, ...(scope.access.mayWrite ? writing : [])]) {
      if (documented.includes(method)) continue
      const hasBody = writing.includes(method) && method !== 'DELETE'
      const json = hasBody && { 'content-type': 'application/json' }
      const sent = {
        method,
        path: filled,
        headers: { client_id: 'contract-guard', ...scope.headers, ...headers, ...json },
      }
      const call = { operation: operation.id, ...sent, ...(hasBody && { body: '{}' }) }
      const { status, text, headers: received } = await sendPatiently(scope.run, call, operation)
      const { allow } = received
      const listed = (allow ?? '').toUpperCase().split(/,\s*/)
      // A proxy may refuse a method itself, and knows no Allow. A server that asks for a token first hides the methods.
      const isAllowRight = allow === undefined || allow === '' || !listed.includes(method)
      const isRefused = [400, 401, 403, 404, 405, 501].includes(status) && isAllowRight
      const expected = `404, or 405 with Allow: ${documented.join(', ')}`
      const found = `${status} with Allow: ${allow ?? 'nothing'} ${text.slice(0, 200)}`
      const cause = `${status} ${isAllowRight}`
      scope.expectTrue(
        isRefused,
        { check: `method-refused:${method}`, pointer: path, expected, found, cause },
        { call },
      )
    }
  }
}

/** Whether a documented path matches this one. */
function covers({ path }: Operation, filled: string): boolean {
  const parts = filled.split('?')[0]?.split('/') ?? []
  const steps = path.split('/')
  return steps.length === parts.length && steps.every((step, index) => step.startsWith('{') || step === parts[index])
}
