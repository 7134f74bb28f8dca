/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const WalletReference = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id
}))

export type WalletReference = zod.input<typeof WalletReference>;
export type WalletReferenceOutput = zod.output<typeof WalletReference>;
