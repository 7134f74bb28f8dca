/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { ClockTime } from './clockTime.zod.ts';
import { Weekday } from './weekday.zod.ts';

export const OpeningTime = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "day": Weekday,
  "opens": ClockTime,
  "closes": ClockTime
}))

export type OpeningTime = zod.input<typeof OpeningTime>;
export type OpeningTimeOutput = zod.output<typeof OpeningTime>;
