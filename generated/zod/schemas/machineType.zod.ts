/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const MachineType = /*#__PURE__*/ zod.enum(['Vending', 'Coffee']);

export type MachineType = zod.input<typeof MachineType>;
export type MachineTypeOutput = zod.output<typeof MachineType>;
