/** The document's operations, to tell which one a request calls. */
import document from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#generated/runtime/operation.ts'

export interface Operation {
  method: string
  /** Of the path. */
  pattern: RegExp
}

/** By id. */
export const operations: Record<OperationId, Operation> = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [
            [
              operation.operationId,
              { method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll(/{\w+}/g, '[^/]+')}$`) },
            ],
          ]
        : [],
    ),
  ),
) as Record<OperationId, Operation>

const all = Object.entries(operations) as [OperationId, Operation][]

export const operationOf = (method: string, path: string): OperationId | undefined =>
  all.find(([, each]) => each.method === method && each.pattern.test(path))?.[0]
