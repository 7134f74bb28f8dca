/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.zod.ts';
import { Message } from './message.zod.ts';
import { Profile } from './profile.zod.ts';

export const ProfileResponse = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Profile
}))

export type ProfileResponse = zod.input<typeof ProfileResponse>;
export type ProfileResponseOutput = zod.output<typeof ProfileResponse>;
