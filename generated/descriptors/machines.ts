// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const listMachines = {
  "operationId": "listMachines",
  "method": "get",
  "path": "/v1/customers/machines",
  "access": "optional"
} as const satisfies Descriptor

export const getMachine = {
  "operationId": "getMachine",
  "method": "get",
  "path": "/v1/customers/machines/{id}",
  "access": "optional"
} as const satisfies Descriptor

export const getMachineProducts = {
  "operationId": "getMachineProducts",
  "method": "get",
  "path": "/v1/customers/machines/{machineId}/products",
  "access": "optional"
} as const satisfies Descriptor

export const streamMachine = {
  "operationId": "streamMachine",
  "method": "get",
  "path": "/v1/sse/machines/{machineId}",
  "access": "required"
} as const satisfies Descriptor

export const listNearbyMachines = {
  "operationId": "listNearbyMachines",
  "method": "get",
  "path": "/v1/nearby-machines",
  "access": "optional"
} as const satisfies Descriptor
