/** Undocumented methods of a documented path are rejected with 405 and the documented methods. */
import type { Operation } from '../contract.ts'
import { callOf } from '../requests/call.ts'
import type { Probe } from './probe.ts'

/** Without HEAD and OPTIONS, which servers support on every path that has a GET. */
const reading = ['GET', 'TRACE', 'PROPFIND']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Probe = async (scope) => {
  const { contract, client } = scope.run
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
      const { status, text, headers: received } = await client.send(call)
      const allowed = (received.allow ?? '').toUpperCase().split(/,\s*/)
      const isRefused =
        status === 405 && documented.every((each) => allowed.includes(each)) && !allowed.includes(method)
      const expected = `405 with Allow: ${documented.join(', ')}`
      const found = `${status} with Allow: ${received.allow ?? 'nothing'} ${text.slice(0, 200)}`
      scope.expectTrue(isRefused, { check: `method-refused:${method}`, pointer: path, expected, found }, { call })
    }
  }
}

/** Whether a documented path matches this one. */
function covers({ path }: Operation, filled: string): boolean {
  const parts = filled.split('?')[0]?.split('/') ?? []
  const steps = path.split('/')
  return steps.length === parts.length && steps.every((step, index) => step.startsWith('{') || step === parts[index])
}
