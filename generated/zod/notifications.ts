/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  DoneResponse,
  PushTokenUpdate
} from '#generated/zod/schemas/index.ts';



/**
 * Registers this device for push messages, or replaces its token. Works for guests and customers. `fcm_token` is a Firebase token, or the browser's push subscription as JSON. The webhook `pushMessage` describes the messages. If the push service reports that a device is gone (404, 410), the server removes it.
 * @summary Register for push messages
 */
export const UpdatePushTokenBody = PushTokenUpdate

export const UpdatePushTokenResponse = DoneResponse

