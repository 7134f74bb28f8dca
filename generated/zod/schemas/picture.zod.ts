/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const PictureMax = 2048;



export const Picture = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PictureMax));

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
