// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation } from '#shared/api/operation.ts'
import { mutationHook } from '#shared/api/operation-hooks.ts'
import { CreateAccessTokenResponse, RefreshTokensResponse, RequestOtpResponse, ResendOtpResponse, SignInGuestResponse, SignOutResponse, VerifyOtpResponse } from '../zod.ts'

export const requestOtp = /*#__PURE__*/ mutation('requestOtp', 'post', '/v1/auth/get-otp', RequestOtpResponse, { access: 'none' })
export const useRequestOtp = /*#__PURE__*/ mutationHook(requestOtp)
export const resendOtp = /*#__PURE__*/ mutation('resendOtp', 'post', '/v1/auth/resend-otp', ResendOtpResponse, { access: 'none' })
export const useResendOtp = /*#__PURE__*/ mutationHook(resendOtp)
export const verifyOtp = /*#__PURE__*/ mutation('verifyOtp', 'post', '/v1/auth/verify-otp', VerifyOtpResponse, { access: 'none' })
export const useVerifyOtp = /*#__PURE__*/ mutationHook(verifyOtp)
export const createAccessToken = /*#__PURE__*/ mutation('createAccessToken', 'post', '/v1/auth/access-token', CreateAccessTokenResponse, { access: 'none' })
export const useCreateAccessToken = /*#__PURE__*/ mutationHook(createAccessToken)
export const signInGuest = /*#__PURE__*/ mutation('signInGuest', 'post', '/v1/auth/guest-login', SignInGuestResponse, { access: 'none' })
export const useSignInGuest = /*#__PURE__*/ mutationHook(signInGuest)
export const refreshTokens = /*#__PURE__*/ mutation('refreshTokens', 'post', '/v1/auth/refresh-token', RefreshTokensResponse, { access: 'none', headers: ['refreshToken'] })
export const useRefreshTokens = /*#__PURE__*/ mutationHook(refreshTokens)
export const signOut = /*#__PURE__*/ mutation('signOut', 'post', '/v1/auth/log-out', SignOutResponse, { device: true })
export const useSignOut = /*#__PURE__*/ mutationHook(signOut)
