/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const OnlineStatus = /*#__PURE__*/ zod.enum(['online', 'offline']);

export type OnlineStatus = zod.input<typeof OnlineStatus>;
export type OnlineStatusOutput = zod.output<typeof OnlineStatus>;
