// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, Id, Instant, MachineName, MachineType, Message, Meta, OnlineStatus, Place, Product } from './schemas.ts'

export const recipeQuantityMin = 0;

export const recipeQuantityMax = 10000;

export const Recipe = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recipeQuantityMin)).check(/*#__PURE__*/ zod.lte(recipeQuantityMax)),
  "is_customizable": /*#__PURE__*/ zod.boolean(),
  "product": Product
});

export const slotRowNumMax = 100;

export const slotColumnNumMax = 100;

export const slotDepthMax = 1000;

export const slotBlockProductCountMin = 0;

export const slotBlockProductCountMax = 1000;

export const Slot = /*#__PURE__*/ zod.object({
  "id": Id,
  "motor_id": Id,
  "row_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotRowNumMax)),
  "column_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotColumnNumMax)),
  "depth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotDepthMax)),
  "block_spiral": /*#__PURE__*/ zod.boolean(),
  "block_product_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slotBlockProductCountMin)).check(/*#__PURE__*/ zod.lte(slotBlockProductCountMax)),
  "recipe": /*#__PURE__*/ zod.optional(Recipe)
});

export const machineSlotsMax = 2000;

export const Machine = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": MachineName,
  "place": Place,
  "machine_type": MachineType,
  "online_status": OnlineStatus,
  "slots": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineSlotsMax)))
});

export const machineListAnswerDataMax = 1000;

export const MachineListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Machine).check(/*#__PURE__*/ zod.maxLength(machineListAnswerDataMax)),
  "meta": Meta
});

export const MachineAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Machine
});

export const inventoryBatchQuantityMin = 0;

export const inventoryBatchQuantityMax = 1000;

export const InventoryBatch = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inventoryBatchQuantityMin)).check(/*#__PURE__*/ zod.lte(inventoryBatchQuantityMax)),
  "exp_date": Instant,
  "product": Product
});

export const inventoryBatchesMax = 50;

export const Inventory = /*#__PURE__*/ zod.object({
  "slot_id": Id,
  "batches": /*#__PURE__*/ zod.array(InventoryBatch).check(/*#__PURE__*/ zod.maxLength(inventoryBatchesMax))
});

export const stockLevelLabelMax = 40;

export const stockLevelMinMin = 0;

export const stockLevelMinMax = 100;

export const stockLevelMaxMin = 0;

export const stockLevelMaxMax = 100;

export const StockLevel = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockLevelLabelMax)),
  "min": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMinMin)).check(/*#__PURE__*/ zod.lte(stockLevelMinMax)),
  "max": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMaxMin)).check(/*#__PURE__*/ zod.lte(stockLevelMaxMax))
});

export const machineProductsPlanogramsMax = 2000;

export const machineProductsInventoriesMax = 2000;

export const machineProductsStockLevelThresholdMax = 10;

export const machineProductsMaxOrderQuantityMax = 100;

export const MachineProducts = /*#__PURE__*/ zod.object({
  "planograms": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineProductsPlanogramsMax)),
  "inventories": /*#__PURE__*/ zod.array(Inventory).check(/*#__PURE__*/ zod.maxLength(machineProductsInventoriesMax)),
  "online_status": OnlineStatus,
  "stock_level_threshold": /*#__PURE__*/ zod.array(StockLevel).check(/*#__PURE__*/ zod.maxLength(machineProductsStockLevelThresholdMax)),
  "current_date": Instant,
  "machine_type": MachineType,
  "max_order_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(machineProductsMaxOrderQuantityMax)))
});

export const MachineProductsAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MachineProducts
});

export const LiveStatus = /*#__PURE__*/ zod.object({
  "id": Id,
  "online_status": OnlineStatus
});

export const LiveMessage = /*#__PURE__*/ zod.object({
  "entityName": /*#__PURE__*/ zod.enum(['machine']),
  "action": /*#__PURE__*/ zod.enum(['update']),
  "data": LiveStatus
});

export const listMachinesQueryKeywordMin = 4;

export const listMachinesQueryKeywordMax = 64;

export const ListMachinesQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listMachinesQueryKeywordMin)).check(/*#__PURE__*/ zod.maxLength(listMachinesQueryKeywordMax))
})

export const listMachinesHeaderClientIdMax = 64;

export const listMachinesHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listMachinesHeaderXRequestIdMin = 8;

export const listMachinesHeaderXRequestIdMax = 64;

export const listMachinesHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListMachinesHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMachinesHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listMachinesHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listMachinesHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listMachinesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMachinesHeaderXRequestIdRegExp)))
})

export const ListMachinesResponse = MachineListAnswer

export const getMachinePathIdMax = 64;

export const getMachinePathIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetMachineParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachinePathIdMax)).check(/*#__PURE__*/ zod.regex(getMachinePathIdRegExp))
})

export const getMachineHeaderClientIdMax = 64;

export const getMachineHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getMachineHeaderXRequestIdMin = 8;

export const getMachineHeaderXRequestIdMax = 64;

export const getMachineHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetMachineHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getMachineHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getMachineHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getMachineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMachineHeaderXRequestIdRegExp)))
})

export const GetMachineResponse = MachineAnswer

export const getMachineProductsPathMachineIdMax = 64;

export const getMachineProductsPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetMachineProductsParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsPathMachineIdRegExp))
})

export const getMachineProductsHeaderClientIdMax = 64;

export const getMachineProductsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getMachineProductsHeaderXRequestIdMin = 8;

export const getMachineProductsHeaderXRequestIdMax = 64;

export const getMachineProductsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetMachineProductsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getMachineProductsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsHeaderXRequestIdRegExp)))
})

export const GetMachineProductsResponse = MachineProductsAnswer

export const streamMachinePathMachineIdMax = 64;

export const streamMachinePathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const StreamMachineParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamMachinePathMachineIdMax)).check(/*#__PURE__*/ zod.regex(streamMachinePathMachineIdRegExp))
})

export const streamMachineHeaderClientIdMax = 64;

export const streamMachineHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const streamMachineHeaderXRequestIdMin = 8;

export const streamMachineHeaderXRequestIdMax = 64;

export const streamMachineHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const StreamMachineHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamMachineHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(streamMachineHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(streamMachineHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(streamMachineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(streamMachineHeaderXRequestIdRegExp)))
})

export const StreamMachineResponse = LiveMessage
