// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/notifications.ts'
import { mutation } from '../runtime/operation.ts'
import { UpdatePushTokenResponse } from '../zod/notifications.ts'
import * as losses from '../losses.ts'

export const updatePushToken = /*#__PURE__*/ mutation(descriptors.updatePushToken, UpdatePushTokenResponse, losses.DoneResponse)
