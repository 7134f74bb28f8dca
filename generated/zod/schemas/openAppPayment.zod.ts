/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Currency } from './currency.zod.ts';
import { Money } from './money.zod.ts';

export const openAppPaymentLinkMin = 8;
export const openAppPaymentLinkMax = 2048;

export const openAppPaymentQrDataMin = 8;
export const openAppPaymentQrDataMax = 1024;

export const openAppPaymentExpiresInMin = 0;
export const openAppPaymentExpiresInMax = 3600;



export const OpenAppPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['open_app']),
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(openAppPaymentLinkMin)).check(/*#__PURE__*/ zod.maxLength(openAppPaymentLinkMax)),
  "qr_data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(openAppPaymentQrDataMin)).check(/*#__PURE__*/ zod.maxLength(openAppPaymentQrDataMax))),
  "amount": Money,
  "currency": /*#__PURE__*/ zod.optional(Currency),
  "expires_in": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(openAppPaymentExpiresInMin)).check(/*#__PURE__*/ zod.lte(openAppPaymentExpiresInMax))
}))

export type OpenAppPayment = zod.input<typeof OpenAppPayment>;
export type OpenAppPaymentOutput = zod.output<typeof OpenAppPayment>;
