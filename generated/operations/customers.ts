// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { DeleteCustomerResponse, GetProfileResponse, UpdateProfileResponse } from '../zod/customers.ts'

export const getProfile = /*#__PURE__*/ query('getProfile', 'get', '/v1/customers/profile', GetProfileResponse)
export const updateProfile = /*#__PURE__*/ mutation('updateProfile', 'patch', '/v1/customers/profile', UpdateProfileResponse)
export const deleteCustomer = /*#__PURE__*/ mutation('deleteCustomer', 'delete', '/v1/customers', DeleteCustomerResponse, { device: true })
