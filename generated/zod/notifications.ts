// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { DeviceId, DeviceType, DoneAnswer, FcmToken } from './schemas.ts'

export const PushTokenUpdate = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": FcmToken
});

export const updatePushTokenHeaderClientIdMax = 64;

export const updatePushTokenHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const updatePushTokenHeaderXRequestIdMin = 8;

export const updatePushTokenHeaderXRequestIdMax = 64;

export const updatePushTokenHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UpdatePushTokenHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePushTokenHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(updatePushTokenHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updatePushTokenHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(updatePushTokenHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updatePushTokenHeaderXRequestIdRegExp)))
})

export const UpdatePushTokenBody = PushTokenUpdate

export const UpdatePushTokenResponse = DoneAnswer
