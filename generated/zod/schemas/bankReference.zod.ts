/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const BankReferenceMin = 4;
export const BankReferenceMax = 40;



export const BankReference = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(BankReferenceMin)).check(/*#__PURE__*/ zod.maxLength(BankReferenceMax));

export type BankReference = zod.input<typeof BankReference>;
export type BankReferenceOutput = zod.output<typeof BankReference>;
