/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.zod.ts';
import { Product } from './product.zod.ts';

export const inventoryBatchQuantityMin = 0;
export const inventoryBatchQuantityMax = 1000;



export const InventoryBatch = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inventoryBatchQuantityMin)).check(/*#__PURE__*/ zod.lte(inventoryBatchQuantityMax)),
  "exp_date": Instant,
  "product": Product
}))

export type InventoryBatch = zod.input<typeof InventoryBatch>;
export type InventoryBatchOutput = zod.output<typeof InventoryBatch>;
