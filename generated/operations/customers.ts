// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { mutationHook, queryHook } from '#shared/api/operation-hooks.ts'
import { DeleteCustomerResponse, GetProfileResponse, UpdateProfileResponse } from '../zod.ts'

export const getProfile = /*#__PURE__*/ query('getProfile', 'get', '/v1/customers/profile', GetProfileResponse)
export const useGetProfile = /*#__PURE__*/ queryHook(getProfile)
export const updateProfile = /*#__PURE__*/ mutation('updateProfile', 'patch', '/v1/customers/profile', UpdateProfileResponse)
export const useUpdateProfile = /*#__PURE__*/ mutationHook(updateProfile)
export const deleteCustomer = /*#__PURE__*/ mutation('deleteCustomer', 'delete', '/v1/customers', DeleteCustomerResponse, { device: true })
export const useDeleteCustomer = /*#__PURE__*/ mutationHook(deleteCustomer)
