/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Machine } from './machine.zod.ts';
import { Message } from './message.zod.ts';

export const MachineAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Machine
});

export type MachineAnswer = zod.input<typeof MachineAnswer>;
export type MachineAnswerOutput = zod.output<typeof MachineAnswer>;
