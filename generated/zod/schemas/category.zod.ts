/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const categoryNameMax = 60;



export const Category = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax))
}))

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
