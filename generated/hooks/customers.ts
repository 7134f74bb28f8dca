// Generated from openapi/ by `npm run codegen`; do not edit.
import { deleteCustomer, getProfile, updateProfile } from '../operations/customers.ts'
import { mutationHook } from '../runtime/mutation-hook.ts'
import { queryHook } from '../runtime/query-hook.ts'

export const useGetProfile = /*#__PURE__*/ queryHook(getProfile)
export const useUpdateProfile = /*#__PURE__*/ mutationHook(updateProfile)
export const useDeleteCustomer = /*#__PURE__*/ mutationHook(deleteCustomer)
