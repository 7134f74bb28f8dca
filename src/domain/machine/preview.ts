/**
 * The last products answer, kept so that the next visit shows something at once while the real one loads.
 * It is marked as a preview, and nothing can be paid on it: only a fresh quote prices an order.
 */
import { safeParse } from 'zod/v4/core'
import type { components } from '#generated/types.ts'
import { GetMachineProductsResponse } from '#generated/zod/machines.ts'
import { read, write } from '#shared/storage/storage.ts'

type Answer = components['schemas']['MachineProductsAnswer']

/** Undefined where another machine was seen last, or by an app that knew another shape. */
export function previewOf(machineId: string): Answer | undefined {
  const last = read('lastProducts')
  if (last?.machineId !== machineId) return undefined
  return safeParse(GetMachineProductsResponse, last.answer).success ? last.answer : undefined
}

export const keepPreview = (machineId: string, answer: Answer) =>
  write('lastProducts', { machineId, storedAt: new Date().toISOString(), answer })
