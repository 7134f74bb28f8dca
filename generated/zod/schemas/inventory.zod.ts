/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { InventoryBatch } from './inventoryBatch.zod.ts';

export const inventoryBatchesMax = 50;



export const Inventory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "slot_id": Id,
  "batches": /*#__PURE__*/ zod.array(InventoryBatch).check(/*#__PURE__*/ zod.maxLength(inventoryBatchesMax))
}))

export type Inventory = zod.input<typeof Inventory>;
export type InventoryOutput = zod.output<typeof Inventory>;
