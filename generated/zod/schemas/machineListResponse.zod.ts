/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Machine } from './machine.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const machineListResponseDataMax = 1000;



export const MachineListResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Machine).check(/*#__PURE__*/ zod.maxLength(machineListResponseDataMax)),
  "meta": Meta
}))

export type MachineListResponse = zod.input<typeof MachineListResponse>;
export type MachineListResponseOutput = zod.output<typeof MachineListResponse>;
