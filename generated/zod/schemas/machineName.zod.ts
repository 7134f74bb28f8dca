/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const MachineNameMax = 120;



export const MachineName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MachineNameMax));

export type MachineName = zod.input<typeof MachineName>;
export type MachineNameOutput = zod.output<typeof MachineName>;
