/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;
