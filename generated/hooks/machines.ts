// Generated from openapi/ by `npm run codegen`; do not edit.
import { getMachine, getMachineProducts, listMachines, listNearbyMachines } from '../operations/machines.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useListMachines = /*#__PURE__*/ queryHook(listMachines)
export const useGetMachine = /*#__PURE__*/ queryHook(getMachine)
export const useGetMachineProducts = /*#__PURE__*/ queryHook(getMachineProducts)
export const useListNearbyMachines = /*#__PURE__*/ queryHook(listNearbyMachines)
