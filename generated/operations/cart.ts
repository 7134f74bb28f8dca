// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/cart.ts'
import { mutation, query } from '../runtime/operation.ts'
import { GetCartResponse, ValidateCartResponse } from '../zod/cart.ts'
import * as losses from '../losses.ts'

export const validateCart = /*#__PURE__*/ mutation(descriptors.validateCart, ValidateCartResponse, losses.QuoteResponse)
export const getCart = /*#__PURE__*/ query(descriptors.getCart, GetCartResponse, losses.CartResponse)
