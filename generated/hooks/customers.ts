// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { queryHook } from '#shared/api/hooks/query-hook.ts'
import { deleteCustomer, getProfile, updateProfile } from '../operations/customers.ts'

export const useGetProfile = /*#__PURE__*/ queryHook(getProfile)
export const useUpdateProfile = /*#__PURE__*/ mutationHook(updateProfile)
export const useDeleteCustomer = /*#__PURE__*/ mutationHook(deleteCustomer)
