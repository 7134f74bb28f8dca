/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { NotifyMachines } from './notifyMachines.zod.ts';

export const FavoriteUpdate = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "notify_machine_ids": /*#__PURE__*/ zod.optional(NotifyMachines)
}))

export type FavoriteUpdate = zod.input<typeof FavoriteUpdate>;
export type FavoriteUpdateOutput = zod.output<typeof FavoriteUpdate>;
