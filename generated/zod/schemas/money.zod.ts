/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const MoneyMin = 0;
export const MoneyMax = 1000000;



export const Money = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(MoneyMin)).check(/*#__PURE__*/ zod.lte(MoneyMax));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;
