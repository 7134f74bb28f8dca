/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const placeNameMax = 120;

export const placeAddressMax = 240;



export const Place = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeNameMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeAddressMax))
}))

export type Place = zod.input<typeof Place>;
export type PlaceOutput = zod.output<typeof Place>;
