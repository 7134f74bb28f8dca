/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Rating } from './rating.zod.ts';

export const RatingRequest = /*#__PURE__*/ zod.object({
  "rating": Rating
});

export type RatingRequest = zod.input<typeof RatingRequest>;
export type RatingRequestOutput = zod.output<typeof RatingRequest>;
