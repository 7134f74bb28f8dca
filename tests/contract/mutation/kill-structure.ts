/** Mutants of what stands around the schemas: paths, methods, parameters, statuses, media types, headers, security. */
import type { Validators } from '../guard/checks/validators.ts'
import type { Answer, Contract, Operation, Parameter } from '../guard/contract.ts'
import { disagreement, type Recorded } from './judge.ts'
import type { Outcome } from './outcome.ts'

interface Edit {
  operator: string
  place: string
  change: string
  /** null: the operation is gone. */
  operation: Operation | null
}

type Edits = (operation: Operation) => Edit[]

const around: Edits = (operation) => {
  const { path, method } = operation
  const changed = (operator: string, place: string, value: string, next: Partial<Operation>): Edit => ({
    operator,
    place,
    change: value,
    operation: { ...operation, ...next },
  })
  const segments = path.split('/')
  const other = method === 'GET' ? 'POST' : 'GET'
  return [
    { operator: 'operation-removed', place: '', change: `no ${method} ${path}`, operation: null },
    changed('method-changed', '', other, { method: other }),
    ...segments.flatMap((segment, index) =>
      segment && !segment.startsWith('{')
        ? [
            changed('path-changed', `/${segment}`, `${segment}s`, {
              path: segments.with(index, `${segment}s`).join('/'),
            }),
          ]
        : [],
    ),
    changed('path-shortened', '', segments.slice(0, -1).join('/'), { path: segments.slice(0, -1).join('/') }),
    ...(['required', 'optional', 'none'] as const)
      .filter((security) => security !== operation.security)
      .map((security) => changed('security-changed', '/security', security, { security })),
  ]
}

const parameters: Edits = (operation) =>
  operation.parameters.flatMap((parameter, index) => {
    const put = (operator: string, change: string, ...next: Parameter[]): Edit => ({
      operator,
      place: `/parameters/${parameter.name}`,
      change,
      operation: { ...operation, parameters: operation.parameters.toSpliced(index, 1, ...next) },
    })
    return [
      put('parameter-removed', 'none'),
      put('parameter-renamed', `${parameter.name}X`, { ...parameter, name: `${parameter.name}X` }),
      ...(parameter.in === 'path'
        ? []
        : [
            put('parameter-required', String(!parameter.required), { ...parameter, required: !parameter.required }),
            put('parameter-moved', parameter.in === 'query' ? 'header' : 'query', {
              ...parameter,
              in: parameter.in === 'query' ? 'header' : 'query',
            }),
          ]),
    ]
  })

const body: Edits = (operation) => {
  const given = operation.body
  if (!given) return []
  const put = (operator: string, change: string, next: Partial<typeof given>): Edit => ({
    operator,
    place: '/requestBody',
    change,
    operation: { ...operation, body: { ...given, ...next } },
  })
  const { body: _, ...without } = operation
  return [
    put('body-optional', 'required: false', { required: false }),
    put('body-type-changed', 'text/plain', { type: 'text/plain' }),
    { operator: 'body-removed', place: '/requestBody', change: 'none', operation: without },
  ]
}

const answers: Edits = (operation) =>
  operation.answers.flatMap((answer, index) => {
    const place = `/responses/${answer.status}`
    const put = (operator: string, change: string, ...next: Answer[]): Edit => ({
      operator,
      place,
      change,
      operation: { ...operation, answers: operation.answers.toSpliced(index, 1, ...next) },
    })
    return [
      put('status-removed', `no ${answer.status}`),
      put('status-changed', String(answer.status + 1), { ...answer, status: answer.status + 1 }),
      put('media-type-changed', 'application/xml', { ...answer, type: 'application/xml' }),
      put('header-added', 'X-Never required', {
        ...answer,
        headers: [...answer.headers, { name: 'X-Never', required: true, schema: {}, source: answer.source }],
      }),
    ]
  })

/** `exchanges`: what the server, as it is, was asked and answered. */
export function structureOutcomes(contract: Contract, validators: Validators, exchanges: Recorded[]): Outcome[] {
  return contract.operations.flatMap((operation) => {
    const own = exchanges.filter(
      (exchange) =>
        exchange.call.operation === operation.id &&
        exchange.call.method === operation.method &&
        // What the unchanged document does not explain proves nothing.
        disagreement(contract, exchange, validators) === null,
    )
    return [around, parameters, body, answers]
      .flatMap((edits) => edits(operation))
      .map(({ operator, place, change, operation: next }): Outcome => {
        const mutated = {
          ...contract,
          operations: contract.operations.flatMap((each) => (each === operation ? (next ?? []) : each)),
        }
        let killedBy: string | null = null
        for (const exchange of own) {
          killedBy = disagreement(mutated, exchange, validators)
          if (killedBy) break
        }
        const about = `security ${operation.security}`
        return { kind: 'document', operator, place: `${operation.id}${place}`, change, about, killedBy }
      })
  })
}
