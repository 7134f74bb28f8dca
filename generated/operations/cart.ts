// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { mutationHook, queryHook } from '#shared/api/operation-hooks.ts'
import { GetCartResponse, ValidateCartResponse } from '../zod.ts'

export const validateCart = /*#__PURE__*/ mutation('validateCart', 'post', '/v1/vending-machine/{machineId}/cart/validate', ValidateCartResponse)
export const useValidateCart = /*#__PURE__*/ mutationHook(validateCart)
export const getCart = /*#__PURE__*/ query('getCart', 'get', '/v1/vending-machine/-1/cart/{cartId}', GetCartResponse)
export const useGetCart = /*#__PURE__*/ queryHook(getCart)
