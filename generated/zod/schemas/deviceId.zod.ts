/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceIdMin = 8;
export const DeviceIdMax = 64;


export const DeviceIdRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const DeviceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(DeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(DeviceIdMax)).check(/*#__PURE__*/ zod.regex(DeviceIdRegExp));

export type DeviceId = zod.input<typeof DeviceId>;
export type DeviceIdOutput = zod.output<typeof DeviceId>;
