// Generated from openapi/ by `npm run codegen`; do not edit.
import { mutation } from '#shared/api/operation.ts'
import { CreateAccessTokenResponse, RefreshTokensResponse, RequestOtpResponse, ResendOtpResponse, SignInGuestResponse, SignOutResponse, VerifyOtpResponse } from '../zod/auth.ts'

export const requestOtp = /*#__PURE__*/ mutation('requestOtp', 'post', '/v1/auth/get-otp', RequestOtpResponse, { access: 'none' })
export const resendOtp = /*#__PURE__*/ mutation('resendOtp', 'post', '/v1/auth/resend-otp', ResendOtpResponse, { access: 'none' })
export const verifyOtp = /*#__PURE__*/ mutation('verifyOtp', 'post', '/v1/auth/verify-otp', VerifyOtpResponse, { access: 'none' })
export const createAccessToken = /*#__PURE__*/ mutation('createAccessToken', 'post', '/v1/auth/access-token', CreateAccessTokenResponse, { access: 'none' })
export const signInGuest = /*#__PURE__*/ mutation('signInGuest', 'post', '/v1/auth/guest-login', SignInGuestResponse, { access: 'none' })
export const refreshTokens = /*#__PURE__*/ mutation('refreshTokens', 'post', '/v1/auth/refresh-token', RefreshTokensResponse, { access: 'none', headers: ['refreshToken'] })
export const signOut = /*#__PURE__*/ mutation('signOut', 'post', '/v1/auth/log-out', SignOutResponse, { device: true })
