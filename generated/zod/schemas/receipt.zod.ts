/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const receiptLinkMin = 8;
export const receiptLinkMax = 2048;



export const Receipt = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(receiptLinkMin)).check(/*#__PURE__*/ zod.maxLength(receiptLinkMax))
}))

export type Receipt = zod.input<typeof Receipt>;
export type ReceiptOutput = zod.output<typeof Receipt>;
