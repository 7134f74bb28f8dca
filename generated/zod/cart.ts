// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, CustomIngredient, Id, Message, Money, Product } from './schemas.ts'

export const cartValidationItemQuantityMax = 100;

export const cartValidationItemCustomIngredientsMax = 1;

export const CartValidationItem = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartValidationItemQuantityMax)),
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(cartValidationItemCustomIngredientsMax))
});

export const cartValidationItemsMax = 100;

export const CartValidation = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CartValidationItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartValidationItemsMax)),
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const quoteItemQuantityMin = 0;

export const quoteItemQuantityMax = 100;

export const quoteItemRemovedQtyMin = 0;

export const quoteItemRemovedQtyMax = 100;

export const quoteItemCustomIngredientsMax = 1;

export const QuoteItem = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "motor_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemQuantityMin)).check(/*#__PURE__*/ zod.lte(quoteItemQuantityMax)),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(quoteItemRemovedQtyMax)),
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(quoteItemCustomIngredientsMax))
});

export const quoteItemsMax = 100;

export const Quote = /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "items": /*#__PURE__*/ zod.array(QuoteItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteItemsMax)),
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const QuoteAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Quote
});

export const IngredientMode = /*#__PURE__*/ zod.enum(['withIngredient', 'withoutIngredient']);

export const cartItemCartQtyMax = 100;

export const cartItemSelectedSugarMin = 0;

export const cartItemSelectedSugarMax = 10;

export const cartItemRemovedQtyMin = 0;

export const cartItemRemovedQtyMax = 100;

export const CartItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "product": Product,
  "cartQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartItemCartQtyMax)),
  "selectedSugar": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemSelectedSugarMin)).check(/*#__PURE__*/ zod.lte(cartItemSelectedSugarMax)),
  "ingredient_mode": /*#__PURE__*/ zod.optional(IngredientMode),
  "motor_id": Id,
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(cartItemRemovedQtyMax))
});

export const cartItemsMax = 100;

export const Cart = /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "vending_machine_id": Id,
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartItemsMax)),
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const CartAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Cart
});

export const validateCartPathMachineIdMax = 64;

export const validateCartPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ValidateCartParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateCartPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(validateCartPathMachineIdRegExp))
})

export const validateCartHeaderClientIdMax = 64;

export const validateCartHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const validateCartHeaderXRequestIdMin = 8;

export const validateCartHeaderXRequestIdMax = 64;

export const validateCartHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ValidateCartHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateCartHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(validateCartHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(validateCartHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(validateCartHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(validateCartHeaderXRequestIdRegExp)))
})

export const ValidateCartBody = CartValidation

export const ValidateCartResponse = QuoteAnswer

export const getCartPathCartIdMax = 64;

export const getCartPathCartIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetCartParams = /*#__PURE__*/ zod.object({
  "cartId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCartPathCartIdMax)).check(/*#__PURE__*/ zod.regex(getCartPathCartIdRegExp))
})

export const getCartHeaderClientIdMax = 64;

export const getCartHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getCartHeaderXRequestIdMin = 8;

export const getCartHeaderXRequestIdMax = 64;

export const getCartHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetCartHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCartHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getCartHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCartHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getCartHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getCartHeaderXRequestIdRegExp)))
})

export const GetCartResponse = CartAnswer
