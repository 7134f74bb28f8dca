/** Faults that a developer forces on the next calls of a world: documented errors and network faults. */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type ErrorDetails, invalid } from './refusal.ts'

/** An operation of the served document and the errors it documents. */
export interface DocumentedOperation {
  operationId: string
  summary: string
  /** Whether its success response is an event stream. */
  isStream: boolean
  /** One for each status and code. */
  errors: ErrorDetails[]
}

const Force = z.strictObject({
  operationId: z.string(),
  status: z.int().optional(),
  /** Defaults to the document's first code for the status. */
  code: z.string().optional(),
  /** How many calls it applies to. */
  times: z.int().min(1).max(10_000).default(1),
  /**
   * `drop`: carry out the operation, then close the connection without a response. `cut`: break off the live stream in
   * the middle of a message. `latency`: the delay of the response in milliseconds.
   */
  effect: z.union([z.enum(['drop', 'cut']), z.strictObject({ latency: z.number().min(0).max(120_000) })]).optional(),
})

/** `times` is the number of calls left. */
export type Forced = Pick<z.infer<typeof Force>, 'operationId' | 'times' | 'effect'> & { error?: ErrorDetails }

/** Validates a request to force something. Throws a Refusal (422) that lists what can be forced. */
export function readForced(body: unknown, operations: DocumentedOperation[]): Forced {
  const { operationId, status, code, times, effect } = Force.parse(body)
  const operation =
    operations.find((each) => each.operationId === operationId) ??
    invalid(`operationId: one of ${operations.map((each) => each.operationId).join(', ')}.`)
  if (effect === 'cut' && !operation.isStream) invalid(`effect: ${operationId} is not a live stream.`)
  if (status === undefined && code === undefined)
    return effect === undefined ? invalid('status or effect is required.') : { operationId, times, effect }
  if (typeof effect === 'string') invalid(`effect: ${effect} can't be combined with an error.`)
  const error = operation.errors.find(
    (each) => each.status === (status ?? each.status) && each.code === (code ?? each.code),
  )
  const documented = operation.errors.map((each) => `${each.status} ${each.code}`).join(', ')
  if (!error) return invalid(`status, code: ${operationId} documents ${documented}.`)
  return { operationId, times, error, ...(effect && { effect }) }
}

/** Takes the oldest forced fault for this operation. */
export function takeForced(waiting: Forced[], operationId: string): Forced | undefined {
  const index = waiting.findIndex((forced) => forced.operationId === operationId)
  const forced = waiting[index]
  if (!forced) return undefined
  forced.times -= 1
  if (forced.times === 0) waiting.splice(index, 1)
  return forced
}

/** Waits for the forced latency, if any. */
export async function delay(forced: Forced | undefined) {
  if (typeof forced?.effect === 'object') await wait(forced.effect.latency)
}
