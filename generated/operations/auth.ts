// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/auth.ts'
import { mutation } from '../runtime/operation.ts'
import { CreateAccessTokenResponse, RefreshTokensResponse, RequestOtpResponse, ResendOtpResponse, SignInGuestResponse, SignOutResponse, VerifyOtpResponse } from '../zod/auth.ts'

export const requestOtp = /*#__PURE__*/ mutation(descriptors.requestOtp, RequestOtpResponse)
export const resendOtp = /*#__PURE__*/ mutation(descriptors.resendOtp, ResendOtpResponse)
export const verifyOtp = /*#__PURE__*/ mutation(descriptors.verifyOtp, VerifyOtpResponse)
export const createAccessToken = /*#__PURE__*/ mutation(descriptors.createAccessToken, CreateAccessTokenResponse)
export const signInGuest = /*#__PURE__*/ mutation(descriptors.signInGuest, SignInGuestResponse)
export const refreshTokens = /*#__PURE__*/ mutation(descriptors.refreshTokens, RefreshTokensResponse)
export const signOut = /*#__PURE__*/ mutation(descriptors.signOut, SignOutResponse)
