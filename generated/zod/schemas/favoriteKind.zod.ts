/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const FavoriteKind = /*#__PURE__*/ zod.enum(['product', 'machine']);

export type FavoriteKind = zod.input<typeof FavoriteKind>;
export type FavoriteKindOutput = zod.output<typeof FavoriteKind>;
