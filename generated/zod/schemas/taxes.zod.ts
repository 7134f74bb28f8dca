/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Tax } from './tax.zod.ts';

export const TaxesMax = 10;



export const Taxes = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(Tax).check(/*#__PURE__*/ zod.maxLength(TaxesMax)))

export type Taxes = zod.input<typeof Taxes>;
export type TaxesOutput = zod.output<typeof Taxes>;
