/** Mutants of the generated operations against the document: what goes out, and whether the answer is read. */

import * as zod from 'zod/mini'
import { onDrift } from '#shared/api/drift.ts'
import * as factories from '#shared/api/operation.ts'
import { write } from '#shared/storage/storage.ts'
import { type Operation, operations, type Parameter } from '../document.ts'
import { attempt, evaluate, generatedText, type Scope } from './module-text.ts'
import type { Outcome } from './outcome.ts'
import { operationRules, textMutants } from './text-mutants.ts'

interface Surface {
  operationId: string
  call?: (input: object, init?: object) => Promise<unknown>
  open?: (params: object, signal: AbortSignal) => AsyncIterable<unknown>
  key?: (params?: object) => unknown[]
  options?: (params?: object) => object
  pages?: unknown
}

/** By file: what the operations of a tag read their answers with. */
const validators = Object.fromEntries(
  Object.entries(import.meta.glob<Scope>('../../../generated/zod/*.ts', { eager: true })).map(([path, module]) => [
    path.replace(/.*\//, ''),
    module,
  ]),
)
const token = 'an.access.token'
const byTransport = ['client_id', 'device_id', 'X-Request-Id']

const own = ({ parameters }: Operation) => parameters.filter(({ name }) => !byTransport.includes(name))
const paramsOf = (operation: Operation) =>
  Object.fromEntries(own(operation).map(({ name, example }) => [name, example]))
const inPlace = ({ parameters }: Operation, place: Parameter['in']) => parameters.filter((each) => each.in === place)

function inputOf(operation: Operation): object {
  const params = paramsOf(operation)
  if (operation.method === 'GET') return params
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(operation.body !== undefined && { body: operation.body }),
  }
}

/** What should go out, and what does, as comparable text. */
const expected = (operation: Operation) => ({
  method: operation.method,
  path: inPlace(operation, 'path').reduce(
    (path, { name, example }) => path.replace(`{${name}}`, encodeURIComponent(String(example))),
    operation.path,
  ),
  query: inPlace(operation, 'query')
    .map(({ name, example }) => `${name}=${example}`)
    .sort(),
  headers: [
    ...inPlace(operation, 'header').map(({ name }) => name.toLowerCase()),
    ...(operation.takesToken ? ['authorization'] : []),
    ...(operation.body === undefined ? [] : ['content-type']),
  ].sort(),
  body: operation.body === undefined ? '' : JSON.stringify(operation.body),
})

async function sentBy(request: Request) {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname,
    query: [...url.searchParams].map((pair) => pair.join('=')).sort(),
    headers: [...request.headers.keys()].sort(),
    body: await request.text(),
  }
}

interface Exchange {
  sent: Request[]
  drifts: number
  failed: string | null
}

/** Calls once, with a token and an answer given; where tokens are refused, every call that carries one. */
async function exchange(
  operation: Operation,
  surface: Surface,
  answer: unknown,
  refusesTokens = false,
): Promise<Exchange> {
  write('accessToken', token)
  const sent: Request[] = []
  let drifts = 0
  const stop = onDrift(() => {
    drifts += 1
  })
  const before = globalThis.fetch
  globalThis.fetch = async (input) => {
    const request = input as Request
    sent.push(request)
    if (refusesTokens && request.headers.has('authorization'))
      return Response.json({ code: 'AUTH_4010', message: 'Old token.' }, { status: 401 })
    const text = JSON.stringify(answer)
    const { type } = operation.answer
    return new Response(type === 'application/json' ? text : `data: ${text}\n\n`, { headers: { 'content-type': type } })
  }
  let failed: string | null = null
  try {
    if (operation.answer.type === 'application/json') await surface.call?.(inputOf(operation))
    else for await (const _ of surface.open?.(paramsOf(operation), new AbortController().signal) ?? []) break
  } catch (error) {
    failed = String(error)
  } finally {
    globalThis.fetch = before
    stop()
  }
  return { sent, drifts, failed }
}

/** The first thing in which a surface is not what the document says; null where it is. */
async function faultOf(operation: Operation, surface: Surface | undefined): Promise<string | null> {
  if (!surface) return 'is not there'
  const isStream = operation.answer.type !== 'application/json'
  if (surface.operationId !== operation.id) return `is called ${surface.operationId}`
  if (Boolean(surface.open) !== isStream) return 'answers once instead of as a stream, or the other way round'
  if (Boolean(surface.key) !== (operation.method === 'GET' && !isStream))
    return 'is a query instead of a mutation, or the other way round'
  const isPaged = operation.method === 'GET' && operation.parameters.some(({ name }) => name === 'page')
  if (Boolean(surface.pages) !== isPaged) return isPaged ? 'has no pages' : 'has pages'
  const good = await exchange(operation, surface, operation.answer.example)
  const [request] = good.sent
  if (!request || good.sent.length > 1) return `sends ${good.sent.length} requests: ${good.failed ?? 'read'}`
  const [should, does] = [JSON.stringify(expected(operation)), JSON.stringify(await sentBy(request))]
  if (should !== does) return `sends ${does} instead of ${should}`
  if (good.failed) return good.failed
  if (good.drifts > 0) return 'refuses the documented answer'
  const bad = await exchange(operation, surface, { code: '200', data: 'drifted' })
  if (bad.drifts === 0) return 'reads any answer'
  return operation.takesToken ? faultWithoutToken(operation, surface) : null
}

/** Its token is refused, and there is no other: only who can do without one goes on. */
async function faultWithoutToken(operation: Operation, surface: Surface): Promise<string | null> {
  const { sent, failed } = await exchange(operation, surface, operation.answer.example, true)
  const isBare = sent.some(({ headers }) => !headers.has('authorization'))
  if (operation.needsToken) return isBare ? 'does without the token it needs' : null
  return isBare && !failed ? null : `never does without a token: ${failed}`
}

/** A fault that the unchanged code has, too, would kill every mutant. Throws where there is one. */
async function expectFaultless(file: string, unchanged: Scope) {
  for (const [name, surface] of Object.entries(unchanged)) {
    const operation = operations.find(({ id }) => id === name)
    const fault = operation ? await faultOf(operation, surface as Surface) : 'is no operation of the document'
    if (fault)
      throw new Error(`generated/operations/${file} as it is: ${name} ${fault}. No mutant of it can be judged.`)
  }
}

async function outcomesOf(file: string): Promise<Outcome[]> {
  const text = generatedText(`operations/${file}`)
  const scope = { ...factories, ...validators[file], anything: zod.any() }
  await expectFaultless(file, evaluate(text, scope))
  const outcomes: Outcome[] = []
  for (const { operator, line, change, text: mutated } of textMutants(text, operationRules)) {
    const [, name = ''] = /^export const (\w+)/.exec(text.split('\n')[line - 1] ?? '') ?? []
    const operation = operations.find(({ id }) => id === name)
    if (!operation) throw new Error(`${file}:${line} is no operation of the document`)
    const place = `generated/operations/${file}:${line}`
    const outcome = { kind: 'operation', operator, place, change: change.trim(), about: name } as const
    const surface = attempt(() => evaluate(mutated, scope)[name] as Surface)
    outcomes.push(
      surface instanceof Error
        ? { ...outcome, killedBy: null, invalid: surface.message }
        : { ...outcome, killedBy: await faultOf(operation, surface) },
    )
  }
  return outcomes
}

/** One tab only, so whoever asks for the lock has it. */
const locks = { request: (_: string, work: () => unknown) => work() }

/** The drifts that mutants make are looked for, not printed. Throws where the code as it is has a fault already. */
export async function operationOutcomes(): Promise<Outcome[]> {
  const loud = console.error
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? { value: undefined, configurable: true }
  console.error = () => {}
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
  try {
    const outcomes: Outcome[] = []
    for (const file of Object.keys(validators).filter((name) => name !== 'schemas.ts'))
      outcomes.push(...(await outcomesOf(file)))
    return outcomes
  } finally {
    console.error = loud
    Object.defineProperty(globalThis, 'navigator', before)
  }
}
