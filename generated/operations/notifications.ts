// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation } from '#shared/api/operation.ts'
import { UpdatePushTokenResponse } from '../zod/notifications.ts'

export const updatePushToken = /*#__PURE__*/ mutation('updatePushToken', 'post', '/v1/notifications/update', UpdatePushTokenResponse)
