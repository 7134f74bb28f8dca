/** What a developer forces upon the next calls of a world: documented errors, and faults of the network. */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { refuse } from '../refusal.ts'
import type { DocumentedError, DocumentedOperation } from './documented.ts'

/** Milliseconds. */
const longestLatency = 120_000

export const Force = z.strictObject({
  operationId: z.string(),
  status: z.int().optional(),
  /** Left out: the first one that the document shows for this status. */
  code: z.string().optional(),
  /** How many calls it lasts. */
  times: z.int().min(1).max(10_000).default(1),
  effect: z
    .union([z.enum(['drop', 'cut']), z.strictObject({ latency: z.number().min(0).max(longestLatency) })])
    .optional(),
})

export interface Forced {
  operationId: string
  /** How many calls are left. */
  times: number
  error?: DocumentedError
  /**
   * `drop`: the work is done and the connection cut instead of an answer. `cut`: the live stream breaks off inside a message.
   * `latency`: the answer is held back, in milliseconds.
   */
  effect?: 'drop' | 'cut' | { latency: number }
}

/** Holds an answer back for as long as is forced upon its call. */
export async function holdBack(forced: Forced | undefined) {
  if (typeof forced?.effect === 'object') await wait(forced.effect.latency)
}

const unfit = (message: string): never => refuse(422, 'REQUEST_4220', `The request is not valid: ${message}`)

/** Held against the document. Throws a Refusal (422) that names what can be forced. */
export function readForce(body: unknown, operations: DocumentedOperation[]): Forced {
  const { operationId, status, code, times, effect } = Force.parse(body)
  const operation = operations.find((each) => each.operationId === operationId)
  if (!operation) return unfit(`operationId: one of ${operations.map((each) => each.operationId).join(', ')}.`)
  if (effect === 'cut' && !operation.isStream) return unfit(`effect: ${operationId} is no live stream.`)
  if (status === undefined && code === undefined) {
    if (effect === undefined) return unfit('status or effect is required.')
    return { operationId, times, effect }
  }
  if (typeof effect === 'string') return unfit(`effect: ${effect} leaves no room for an answer.`)
  const error = operation.errors.find(
    (each) => each.status === (status ?? each.status) && each.code === (code ?? each.code),
  )
  const known = operation.errors.map((each) => `${each.status} ${each.code}`).join(', ')
  if (!error) return unfit(`status, code: ${operationId} documents ${known}.`)
  return { operationId, times, error, ...(effect && { effect }) }
}

/** What is forced upon this call, the eldest first; each call uses one up. */
export function takeForced(waiting: Forced[], operationId: string): Forced | undefined {
  const index = waiting.findIndex((forced) => forced.operationId === operationId)
  const forced = waiting[index]
  if (!forced) return undefined
  forced.times -= 1
  if (forced.times === 0) waiting.splice(index, 1)
  return forced
}
