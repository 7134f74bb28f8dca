/**
 * The last products answer, stored so that the next visit shows something at once while products load.
 * It is shown as a preview and never used for payment: only a fresh quote prices an order.
 */
import { safeParse } from 'zod/v4/core'
import type { components } from '#generated/types.ts'
import { GetMachineProductsResponse } from '#generated/zod/machines.ts'
import { read, write } from '#shared/storage/storage.ts'

type Answer = components['schemas']['MachineProductsAnswer']

/** Undefined if the stored answer is of another machine or from an incompatible version. */
export function previewOf(machineId: string): Answer | undefined {
  const last = read('lastProducts')
  if (last?.machineId !== machineId) return undefined
  return safeParse(GetMachineProductsResponse, last.answer).success ? last.answer : undefined
}

export const keepPreview = (machineId: string, answer: Answer) =>
  write('lastProducts', { machineId, storedAt: new Date().toISOString(), answer })
