// Generated from openapi/ by `npm run codegen`; do not edit.
import * as descriptors from '../descriptors/auth.ts'
import { mutation } from '../runtime/operation.ts'
import { CreateAccessTokenResponse, RefreshTokensResponse, RequestOtpResponse, ResendOtpResponse, SignInGuestResponse, SignOutResponse, VerifyOtpResponse } from '../zod/auth.ts'
import * as losses from '../losses.ts'

export const requestOtp = /*#__PURE__*/ mutation(descriptors.requestOtp, RequestOtpResponse, losses.OtpTicketResponse)
export const resendOtp = /*#__PURE__*/ mutation(descriptors.resendOtp, ResendOtpResponse, losses.OtpTicketResponse)
export const verifyOtp = /*#__PURE__*/ mutation(descriptors.verifyOtp, VerifyOtpResponse, losses.AuthCodeResponse)
export const createAccessToken = /*#__PURE__*/ mutation(descriptors.createAccessToken, CreateAccessTokenResponse, losses.TokensResponse)
export const signInGuest = /*#__PURE__*/ mutation(descriptors.signInGuest, SignInGuestResponse, losses.GuestTokensResponse)
export const refreshTokens = /*#__PURE__*/ mutation(descriptors.refreshTokens, RefreshTokensResponse, losses.TokensResponse)
export const signOut = /*#__PURE__*/ mutation(descriptors.signOut, SignOutResponse, losses.DoneResponse)
