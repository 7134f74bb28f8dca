/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const Code = /*#__PURE__*/ zod.enum(['200']);

export type Code = zod.input<typeof Code>;
export type CodeOutput = zod.output<typeof Code>;
