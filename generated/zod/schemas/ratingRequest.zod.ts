/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Rating } from './rating.zod.ts';

export const RatingRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "rating": Rating,
  "item_id": /*#__PURE__*/ zod.optional(Id)
}))

export type RatingRequest = zod.input<typeof RatingRequest>;
export type RatingRequestOutput = zod.output<typeof RatingRequest>;
