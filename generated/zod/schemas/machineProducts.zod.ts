/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.zod.ts';
import { Inventory } from './inventory.zod.ts';
import { MachineType } from './machineType.zod.ts';
import { OnlineStatus } from './onlineStatus.zod.ts';
import { Slot } from './slot.zod.ts';
import { StockLevel } from './stockLevel.zod.ts';

export const machineProductsPlanogramsMax = 2000;

export const machineProductsInventoriesMax = 2000;

export const machineProductsStockLevelThresholdMax = 10;

export const machineProductsMaxOrderQuantityMax = 100;



export const MachineProducts = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "planograms": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineProductsPlanogramsMax)),
  "inventories": /*#__PURE__*/ zod.array(Inventory).check(/*#__PURE__*/ zod.maxLength(machineProductsInventoriesMax)),
  "online_status": OnlineStatus,
  "stock_level_threshold": /*#__PURE__*/ zod.array(StockLevel).check(/*#__PURE__*/ zod.maxLength(machineProductsStockLevelThresholdMax)),
  "current_date": Instant,
  "machine_type": MachineType,
  "checks_age": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "max_order_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(machineProductsMaxOrderQuantityMax)))
}))

export type MachineProducts = zod.input<typeof MachineProducts>;
export type MachineProductsOutput = zod.output<typeof MachineProducts>;
