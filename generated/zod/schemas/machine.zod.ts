/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Location } from './location.zod.ts';
import { MachineName } from './machineName.zod.ts';
import { MachineType } from './machineType.zod.ts';
import { OnlineStatus } from './onlineStatus.zod.ts';
import { OpeningHours } from './openingHours.zod.ts';
import { Place } from './place.zod.ts';
import { Slot } from './slot.zod.ts';

export const machineSlotsMax = 2000;



export const Machine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "name": MachineName,
  "place": Place,
  "machine_type": MachineType,
  "online_status": OnlineStatus,
  "location": /*#__PURE__*/ zod.optional(Location),
  "opening_hours": /*#__PURE__*/ zod.optional(OpeningHours),
  "slots": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineSlotsMax)))
}))

export type Machine = zod.input<typeof Machine>;
export type MachineOutput = zod.output<typeof Machine>;
