// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation, query } from '#shared/api/operation.ts'
import { GetCartResponse, ValidateCartResponse } from '../zod/cart.ts'

export const validateCart = /*#__PURE__*/ mutation('validateCart', 'post', '/v1/vending-machine/{machineId}/cart/validate', ValidateCartResponse)
export const getCart = /*#__PURE__*/ query('getCart', 'get', '/v1/vending-machine/-1/cart/{cartId}', GetCartResponse)
