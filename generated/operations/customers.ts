// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/customers.ts'
import { mutation, query } from '../runtime/operation.ts'
import { DeleteCustomerResponse, GetProfileResponse, UpdateProfileResponse } from '../zod/customers.ts'
import * as losses from '../losses.ts'

export const getProfile = /*#__PURE__*/ query(descriptors.getProfile, GetProfileResponse, losses.ProfileResponse)
export const updateProfile = /*#__PURE__*/ mutation(descriptors.updateProfile, UpdateProfileResponse, losses.ProfileResponse)
export const deleteCustomer = /*#__PURE__*/ mutation(descriptors.deleteCustomer, DeleteCustomerResponse, losses.DoneResponse)
