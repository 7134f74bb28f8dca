// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { updatePushToken } from '../operations/notifications.ts'

export const useUpdatePushToken = /*#__PURE__*/ mutationHook(updatePushToken)
