/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneAnswer,
  PushTokenUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Registers this device for push messages, or replaces its token. Works for guests and customers.
 * @summary Register for push messages
 */
export const UpdatePushTokenBody = PushTokenUpdate

export const UpdatePushTokenResponse = DoneAnswer

