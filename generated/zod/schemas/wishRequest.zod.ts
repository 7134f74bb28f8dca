/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { WishText } from './wishText.zod.ts';

export const WishRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "text": WishText
}))

export type WishRequest = zod.input<typeof WishRequest>;
export type WishRequestOutput = zod.output<typeof WishRequest>;
