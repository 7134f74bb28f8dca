/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { FavoriteKind } from './favoriteKind.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Machine } from './machine.zod.ts';
import { NotifyMachines } from './notifyMachines.zod.ts';
import { Picture } from './picture.zod.ts';
import { ProductName } from './productName.zod.ts';

export const Favorite = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": FavoriteKind,
  "target_id": Id,
  "name": ProductName,
  "image_url": /*#__PURE__*/ zod.optional(Picture),
  "machine": /*#__PURE__*/ zod.optional(Machine),
  "notify_machine_ids": /*#__PURE__*/ zod.optional(NotifyMachines),
  "created_at": Instant
}))

export type Favorite = zod.input<typeof Favorite>;
export type FavoriteOutput = zod.output<typeof Favorite>;
