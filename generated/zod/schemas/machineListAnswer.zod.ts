/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Machine } from './machine.zod.ts';
import { Message } from './message.zod.ts';
import { Meta } from './meta.zod.ts';

export const machineListAnswerDataMax = 1000;



export const MachineListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Machine).check(/*#__PURE__*/ zod.maxLength(machineListAnswerDataMax)),
  "meta": Meta
});

export type MachineListAnswer = zod.input<typeof MachineListAnswer>;
export type MachineListAnswerOutput = zod.output<typeof MachineListAnswer>;
