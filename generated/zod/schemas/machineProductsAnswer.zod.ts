/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MachineProducts } from './machineProducts.zod.ts';
import { Message } from './message.zod.ts';

export const MachineProductsAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MachineProducts
});

export type MachineProductsAnswer = zod.input<typeof MachineProductsAnswer>;
export type MachineProductsAnswerOutput = zod.output<typeof MachineProductsAnswer>;
