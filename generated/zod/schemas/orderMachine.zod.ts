/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { MachineName } from './machineName.zod.ts';
import { MachineType } from './machineType.zod.ts';
import { OnlineStatus } from './onlineStatus.zod.ts';
import { Place } from './place.zod.ts';

export const OrderMachine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "name": MachineName,
  "place": Place,
  "machine_type": MachineType,
  "online_status": /*#__PURE__*/ zod.optional(OnlineStatus)
}))

export type OrderMachine = zod.input<typeof OrderMachine>;
export type OrderMachineOutput = zod.output<typeof OrderMachine>;
