/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { CustomIngredient } from './customIngredient.zod.ts';
import { CustomizedIngredient } from './customizedIngredient.zod.ts';
import { DispenseProgress } from './dispenseProgress.zod.ts';
import { HsnCode } from './hsnCode.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { OrderItemStatus } from './orderItemStatus.zod.ts';
import { Picture } from './picture.zod.ts';
import { ProductName } from './productName.zod.ts';
import { Rating } from './rating.zod.ts';

export const orderItemQuantityMax = 100;

export const orderItemDispensedQuantityMin = 0;
export const orderItemDispensedQuantityMax = 100;

export const orderItemSlotLabelMax = 8;

export const orderItemCustomIngredientsMax = 1;



export const OrderItem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "product_id": Id,
  "name": ProductName,
  "image_url": Picture,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "dispensed_quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemDispensedQuantityMin)).check(/*#__PURE__*/ zod.lte(orderItemDispensedQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "hsn_code": /*#__PURE__*/ zod.optional(HsnCode),
  "slot_label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemSlotLabelMax)),
  "status": OrderItemStatus,
  "progress": /*#__PURE__*/ zod.optional(DispenseProgress),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderItemCustomIngredientsMax)),
  "customized_ingredient": /*#__PURE__*/ zod.optional(CustomizedIngredient),
  "rating": /*#__PURE__*/ zod.optional(Rating),
  "deposit_amount": /*#__PURE__*/ zod.optional(Money),
  "discount_amount": /*#__PURE__*/ zod.optional(Money),
  "net_amount": /*#__PURE__*/ zod.optional(Money),
  "refundable_amount": /*#__PURE__*/ zod.optional(Money),
  "in_review": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}))

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;
