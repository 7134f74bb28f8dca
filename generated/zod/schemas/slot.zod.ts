/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Recipe } from './recipe.zod.ts';

export const slotRowNumMax = 100;

export const slotColumnNumMax = 100;

export const slotDepthMax = 1000;

export const slotBlockProductCountMin = 0;
export const slotBlockProductCountMax = 1000;



export const Slot = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "motor_id": Id,
  "row_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotRowNumMax)),
  "column_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotColumnNumMax)),
  "depth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotDepthMax)),
  "block_spiral": /*#__PURE__*/ zod.boolean(),
  "block_product_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slotBlockProductCountMin)).check(/*#__PURE__*/ zod.lte(slotBlockProductCountMax)),
  "recipe": /*#__PURE__*/ zod.optional(Recipe)
}))

export type Slot = zod.input<typeof Slot>;
export type SlotOutput = zod.output<typeof Slot>;
