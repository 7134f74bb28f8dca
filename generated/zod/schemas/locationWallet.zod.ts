/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { ClientLocation } from './clientLocation.zod.ts';
import { WalletReference } from './walletReference.zod.ts';

export const LocationWallet = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "clientLocation": ClientLocation,
  "wallet": WalletReference
}))

export type LocationWallet = zod.input<typeof LocationWallet>;
export type LocationWalletOutput = zod.output<typeof LocationWallet>;
