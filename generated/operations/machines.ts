// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/machines.ts'
import { query, stream } from '../runtime/operation.ts'
import { GetMachineProductsResponse, GetMachineResponse, ListMachinesResponse, ListNearbyMachinesResponse, StreamMachineResponse } from '../zod/machines.ts'
import * as losses from '../losses.ts'

export const listMachines = /*#__PURE__*/ query(descriptors.listMachines, ListMachinesResponse, losses.MachineListResponse)
export const getMachine = /*#__PURE__*/ query(descriptors.getMachine, GetMachineResponse, losses.MachineResponse)
export const getMachineProducts = /*#__PURE__*/ query(descriptors.getMachineProducts, GetMachineProductsResponse, losses.MachineProductsResponse)
export const streamMachine = /*#__PURE__*/ stream(descriptors.streamMachine, StreamMachineResponse, losses.LiveMessage)
export const listNearbyMachines = /*#__PURE__*/ query(descriptors.listNearbyMachines, ListNearbyMachinesResponse, losses.MachineListResponse)
