/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { OpeningTime } from './openingTime.zod.ts';

export const openingHoursTimeZoneMax = 64;

export const openingHoursSpansMax = 28;



export const OpeningHours = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openingHoursTimeZoneMax)),
  "spans": /*#__PURE__*/ zod.array(OpeningTime).check(/*#__PURE__*/ zod.maxLength(openingHoursSpansMax))
}))

export type OpeningHours = zod.input<typeof OpeningHours>;
export type OpeningHoursOutput = zod.output<typeof OpeningHours>;
