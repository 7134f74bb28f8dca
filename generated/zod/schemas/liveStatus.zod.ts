/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { OnlineStatus } from './onlineStatus.zod.ts';

export const LiveStatus = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "online_status": OnlineStatus
}))

export type LiveStatus = zod.input<typeof LiveStatus>;
export type LiveStatusOutput = zod.output<typeof LiveStatus>;
