/**
 * The last products response, shown as a preview on the next visit while products load. It is never used for payment:
 * only a fresh quote prices an order.
 */
import { MachineProductsResponse as losses } from '#generated/losses.ts'
import type { components } from '#generated/types.ts'
import { GetMachineProductsResponse } from '#generated/zod/machines.ts'
import { accepted } from '#shared/api/reader.ts'
import { read, write } from '#shared/storage/storage.ts'

type ProductsResponse = components['schemas']['MachineProductsResponse']

/** Undefined if the stored response is for another machine or from an incompatible version. */
export function previewOf(machineId: string): ProductsResponse | undefined {
  const last = read('lastProducts')
  if (last?.machineId !== machineId) return undefined
  return accepted(last.answer, { validator: GetMachineProductsResponse, losses }) as ProductsResponse | undefined
}

export const keepPreview = (machineId: string, response: ProductsResponse) =>
  write('lastProducts', { machineId, storedAt: new Date().toISOString(), answer: response })
