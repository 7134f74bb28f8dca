/** Methods that a path does not have, and paths that the document does not have. */
import { callOf } from '../requests/call.ts'
import type { Probe } from './probe.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export const unsupportedMethods: Probe = {
  name: 'unsupported methods',
  // A server that takes another method may do anything with it.
  writes: true,
  run: async (scope) => {
    const { contract, client, clientId } = scope.run
    for (const path of new Set(contract.operations.map((each) => each.path))) {
      const operations = contract.operations.filter((each) => each.path === path)
      const [operation] = operations
      if (!operation) continue
      const known = operations.map(({ method }) => method)
      for (const method of methods.filter((each) => !known.includes(each))) {
        // A path that another operation's placeholder covers has that operation's methods, too.
        const { path: filled, headers } = callOf(operation, { ...scope.base(operation), body: undefined })
        const isCovered = contract.operations.some(
          (other) => other.method === method && other.path !== path && covers(other.path, filled),
        )
        if (isCovered) continue
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
        const call = {
          operation: operation.id,
          method,
          path: filled,
          headers: {
            client_id: clientId,
            ...scope.headers,
            ...headers,
            ...(body.body && { 'content-type': 'application/json' }),
          },
          ...body,
        }
        const reply = await client.send(call)
        scope.claim(
          reply.status === 405,
          {
            check: `method-refused:${method}`,
            pointer: path,
            expected: `405: the path has ${known.join(', ')} only`,
            found: `${reply.status} ${reply.text.slice(0, 200)}`,
          },
          { call },
        )
      }
    }
  },
}

/** Whether a documented path with placeholders also names this one. */
function covers(path: string, filled: string): boolean {
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${pattern.join('/')}$`).test(filled.split('?')[0] ?? '')
}
