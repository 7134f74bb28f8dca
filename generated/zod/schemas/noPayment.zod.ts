/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const NoPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['none'])
}))

export type NoPayment = zod.input<typeof NoPayment>;
export type NoPaymentOutput = zod.output<typeof NoPayment>;
