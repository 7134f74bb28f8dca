/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { MachineProducts } from './machineProducts.zod.ts';
import { Message } from './message.zod.ts';

export const MachineProductsResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MachineProducts
}))

export type MachineProductsResponse = zod.input<typeof MachineProductsResponse>;
export type MachineProductsResponseOutput = zod.output<typeof MachineProductsResponse>;
