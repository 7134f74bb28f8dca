// Generated from openapi/ by `npm run codegen`; do not edit.
import { query, stream } from '#shared/api/operation.ts'
import { GetMachineProductsResponse, GetMachineResponse, ListMachinesResponse, StreamMachineResponse } from '../zod/machines.ts'

export const listMachines = /*#__PURE__*/ query('listMachines', 'get', '/v1/customers/machines', ListMachinesResponse, { access: 'optional' })
export const getMachine = /*#__PURE__*/ query('getMachine', 'get', '/v1/customers/machines/{id}', GetMachineResponse, { access: 'optional' })
export const getMachineProducts = /*#__PURE__*/ query('getMachineProducts', 'get', '/v1/customers/machines/{machineId}/products', GetMachineProductsResponse, { access: 'optional' })
export const streamMachine = /*#__PURE__*/ stream('streamMachine', 'get', '/v1/sse/machines/{machineId}', StreamMachineResponse)
