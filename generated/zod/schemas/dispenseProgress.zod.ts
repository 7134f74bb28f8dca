/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const DispenseProgress = /*#__PURE__*/ zod.enum(['in-progress', 'completed', 'failed']);

export type DispenseProgress = zod.input<typeof DispenseProgress>;
export type DispenseProgressOutput = zod.output<typeof DispenseProgress>;
