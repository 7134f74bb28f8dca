/** Undocumented methods of a documented path are rejected with 405. */
import type { Operation } from '../contract.ts'
import { callOf } from '../requests/call.ts'
import type { Probe } from './probe.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Probe = async (scope) => {
  const { contract, client } = scope.run
  const byPath = new Map(scope.run.operations.map((operation) => [operation.path, operation]))
  for (const [path, operation] of byPath) {
    const { path: filled, headers } = callOf(operation, { ...scope.base(operation), body: undefined })
    for (const method of methods) {
      // Another path with a placeholder may match this one.
      const isTaken = contract.operations.some((other) => other.method === method && covers(other, filled))
      if (isTaken) continue
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const json = hasBody && { 'content-type': 'application/json' }
      const sent = {
        method,
        path: filled,
        headers: { client_id: 'contract-guard', ...scope.headers, ...headers, ...json },
      }
      const call = { operation: operation.id, ...sent, ...(hasBody && { body: '{}' }) }
      const { status, text } = await client.send(call)
      const [expected, found] = ['405: the path has no such method', `${status} ${text.slice(0, 200)}`]
      scope.claim(status === 405, { check: `method-refused:${method}`, pointer: path, expected, found }, { call })
    }
  }
}

/** Whether a documented path matches this one. */
function covers({ path }: Operation, filled: string): boolean {
  const parts = filled.split('?')[0]?.split('/') ?? []
  const steps = path.split('/')
  return steps.length === parts.length && steps.every((step, index) => step.startsWith('{') || step === parts[index])
}
