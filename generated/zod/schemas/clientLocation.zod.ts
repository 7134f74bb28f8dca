/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const clientLocationNameMax = 120;



export const ClientLocation = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clientLocationNameMax))
}))

export type ClientLocation = zod.input<typeof ClientLocation>;
export type ClientLocationOutput = zod.output<typeof ClientLocation>;
