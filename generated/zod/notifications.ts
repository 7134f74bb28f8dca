/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneAnswer,
  PushTokenUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Registers this device for push messages, or replaces its token. Works for guests and customers. `fcm_token` is a token of Firebase, or the browser's push subscription as JSON. The webhook `pushMessage` describes what is sent. A device that the push service no longer knows (404, 410) is removed.
 * @summary Register for push messages
 */
export const UpdatePushTokenBody = PushTokenUpdate

export const UpdatePushTokenResponse = DoneAnswer

