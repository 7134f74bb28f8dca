// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutationHook } from '#shared/api/hooks/mutation-hook.ts'
import { createAccessToken, refreshTokens, requestOtp, resendOtp, signInGuest, signOut, verifyOtp } from '../operations/auth.ts'

export const useRequestOtp = /*#__PURE__*/ mutationHook(requestOtp)
export const useResendOtp = /*#__PURE__*/ mutationHook(resendOtp)
export const useVerifyOtp = /*#__PURE__*/ mutationHook(verifyOtp)
export const useCreateAccessToken = /*#__PURE__*/ mutationHook(createAccessToken)
export const useSignInGuest = /*#__PURE__*/ mutationHook(signInGuest)
export const useRefreshTokens = /*#__PURE__*/ mutationHook(refreshTokens)
export const useSignOut = /*#__PURE__*/ mutationHook(signOut)
