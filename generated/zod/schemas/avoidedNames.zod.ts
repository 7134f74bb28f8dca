/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const AvoidedNamesMax = 30;

export const avoidedNamesItemMax = 40;


export const avoidedNamesItemRegExp = new RegExp('^[A-Za-z]+$');


export const AvoidedNames = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(avoidedNamesItemMax)).check(/*#__PURE__*/ zod.regex(avoidedNamesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(AvoidedNamesMax)))

export type AvoidedNames = zod.input<typeof AvoidedNames>;
export type AvoidedNamesOutput = zod.output<typeof AvoidedNames>;
