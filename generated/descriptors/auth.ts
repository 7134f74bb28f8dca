// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Descriptor } from '../runtime/operation.ts'

export const requestOtp = {
  "operationId": "requestOtp",
  "method": "post",
  "path": "/v1/auth/get-otp",
  "access": "ignored"
} as const satisfies Descriptor

export const resendOtp = {
  "operationId": "resendOtp",
  "method": "post",
  "path": "/v1/auth/resend-otp",
  "access": "ignored"
} as const satisfies Descriptor

export const verifyOtp = {
  "operationId": "verifyOtp",
  "method": "post",
  "path": "/v1/auth/verify-otp",
  "access": "ignored"
} as const satisfies Descriptor

export const createAccessToken = {
  "operationId": "createAccessToken",
  "method": "post",
  "path": "/v1/auth/access-token",
  "access": "ignored"
} as const satisfies Descriptor

export const signInGuest = {
  "operationId": "signInGuest",
  "method": "post",
  "path": "/v1/auth/guest-login",
  "access": "ignored"
} as const satisfies Descriptor

export const refreshTokens = {
  "operationId": "refreshTokens",
  "method": "post",
  "path": "/v1/auth/refresh-token",
  "access": "ignored",
  "headers": [
    "refreshToken"
  ]
} as const satisfies Descriptor

export const signOut = {
  "operationId": "signOut",
  "method": "post",
  "path": "/v1/auth/log-out",
  "access": "required",
  "device": true
} as const satisfies Descriptor
