/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { FormPostPayment } from './formPostPayment.zod.ts';
import { NoPayment } from './noPayment.zod.ts';
import { OpenAppPayment } from './openAppPayment.zod.ts';
import { RedirectPayment } from './redirectPayment.zod.ts';

export const Payment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.discriminatedUnion('kind', [NoPayment,RedirectPayment,FormPostPayment,OpenAppPayment]))

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;
