/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceType = /*#__PURE__*/ zod.enum(['web']);

export type DeviceType = zod.input<typeof DeviceType>;
export type DeviceTypeOutput = zod.output<typeof DeviceType>;
