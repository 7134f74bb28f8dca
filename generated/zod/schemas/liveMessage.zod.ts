/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { LiveStatus } from './liveStatus.zod.ts';

export const LiveMessage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "entityName": /*#__PURE__*/ zod.enum(['machine']),
  "action": /*#__PURE__*/ zod.enum(['update']),
  "data": LiveStatus
}))

export type LiveMessage = zod.input<typeof LiveMessage>;
export type LiveMessageOutput = zod.output<typeof LiveMessage>;
