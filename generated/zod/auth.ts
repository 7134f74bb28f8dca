// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, CountryCode, DeviceId, DeviceType, DoneAnswer, FcmToken, Id, Message, Phone } from './schemas.ts'

export const OtpRequest = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode
});

export const otpTicketResendAfterMin = 0;

export const otpTicketResendAfterMax = 3600;

export const otpTicketOtpLengthMin = 4;

export const otpTicketOtpLengthMax = 8;

export const OtpTicket = /*#__PURE__*/ zod.object({
  "ref_id": Id,
  "resend_after": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketResendAfterMin)).check(/*#__PURE__*/ zod.lte(otpTicketResendAfterMax)),
  "otp_length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketOtpLengthMin)).check(/*#__PURE__*/ zod.lte(otpTicketOtpLengthMax))
});

export const OtpTicketAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OtpTicket
});

export const OtpResend = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id
});

export const otpVerificationOtpRegExp = /*#__PURE__*/ new RegExp('^[0-9]{4,8}$');

export const otpVerificationCodeChallengeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{43}$');

export const OtpVerification = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id,
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationOtpRegExp)),
  "code_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationCodeChallengeRegExp)),
  "code_challenge_method": /*#__PURE__*/ zod.enum(['S256'])
});

export const authCodeAuthCodeMin = 16;

export const authCodeAuthCodeMax = 128;

export const AuthCode = /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authCodeAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(authCodeAuthCodeMax))
});

export const AuthCodeAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": AuthCode
});

export const accessTokenRequestAuthCodeMin = 16;

export const accessTokenRequestAuthCodeMax = 128;

export const accessTokenRequestCodeVerifierRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._~-]{43,128}$');

export const AccessTokenRequest = /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(accessTokenRequestAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(accessTokenRequestAuthCodeMax)),
  "code_verifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accessTokenRequestCodeVerifierRegExp)),
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

export const AccessTokenMin = 16;

export const AccessTokenMax = 4096;

export const AccessTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.regex(AccessTokenRegExp));

export const RefreshTokenValueMin = 16;

export const RefreshTokenValueMax = 4096;

export const RefreshTokenValue = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RefreshTokenValueMin)).check(/*#__PURE__*/ zod.maxLength(RefreshTokenValueMax));

export const Tokens = /*#__PURE__*/ zod.object({
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
});

export const TokensAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Tokens
});

export const GuestLogin = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "user_id": /*#__PURE__*/ zod.optional(Id),
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

export const GuestTokens = /*#__PURE__*/ zod.object({
  "device_id": DeviceId,
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
});

export const GuestTokensAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": GuestTokens
});

export const TokenRefresh = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

export const requestOtpHeaderClientIdMax = 64;

export const requestOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const requestOtpHeaderXRequestIdMin = 8;

export const requestOtpHeaderXRequestIdMax = 64;

export const requestOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const RequestOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(requestOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(requestOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(requestOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(requestOtpHeaderXRequestIdRegExp)))
})

export const RequestOtpBody = OtpRequest

export const RequestOtpResponse = OtpTicketAnswer

export const resendOtpHeaderClientIdMax = 64;

export const resendOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const resendOtpHeaderXRequestIdMin = 8;

export const resendOtpHeaderXRequestIdMax = 64;

export const resendOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ResendOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeaderXRequestIdRegExp)))
})

export const ResendOtpBody = OtpResend

export const ResendOtpResponse = OtpTicketAnswer

export const verifyOtpHeaderClientIdMax = 64;

export const verifyOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const verifyOtpHeaderXRequestIdMin = 8;

export const verifyOtpHeaderXRequestIdMax = 64;

export const verifyOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const VerifyOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(verifyOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(verifyOtpHeaderXRequestIdRegExp)))
})

export const VerifyOtpBody = OtpVerification

export const VerifyOtpResponse = AuthCodeAnswer

export const createAccessTokenHeaderClientIdMax = 64;

export const createAccessTokenHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const createAccessTokenHeaderXRequestIdMin = 8;

export const createAccessTokenHeaderXRequestIdMax = 64;

export const createAccessTokenHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateAccessTokenHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccessTokenHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createAccessTokenHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccessTokenHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createAccessTokenHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createAccessTokenHeaderXRequestIdRegExp)))
})

export const CreateAccessTokenBody = AccessTokenRequest

export const CreateAccessTokenResponse = TokensAnswer

export const signInGuestHeaderClientIdMax = 64;

export const signInGuestHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const signInGuestHeaderXRequestIdMin = 8;

export const signInGuestHeaderXRequestIdMax = 64;

export const signInGuestHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const SignInGuestHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInGuestHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(signInGuestHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signInGuestHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(signInGuestHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(signInGuestHeaderXRequestIdRegExp)))
})

export const SignInGuestBody = GuestLogin

export const SignInGuestResponse = GuestTokensAnswer

export const refreshTokensHeaderClientIdMax = 64;

export const refreshTokensHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const refreshTokensHeaderXRequestIdMin = 8;

export const refreshTokensHeaderXRequestIdMax = 64;

export const refreshTokensHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const refreshTokensHeaderRefreshTokenMin = 16;

export const refreshTokensHeaderRefreshTokenMax = 4096;

export const RefreshTokensHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(refreshTokensHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refreshTokensHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(refreshTokensHeaderXRequestIdRegExp))),
  "refreshToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refreshTokensHeaderRefreshTokenMin)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderRefreshTokenMax))
})

export const RefreshTokensBody = TokenRefresh

export const RefreshTokensResponse = TokensAnswer

export const signOutHeaderClientIdMax = 64;

export const signOutHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const signOutHeaderXRequestIdMin = 8;

export const signOutHeaderXRequestIdMax = 64;

export const signOutHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const signOutHeaderDeviceIdMin = 8;

export const signOutHeaderDeviceIdMax = 64;

export const signOutHeaderDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const SignOutHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signOutHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderXRequestIdRegExp))),
  "device_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signOutHeaderDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderDeviceIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderDeviceIdRegExp))
})

export const SignOutResponse = DoneAnswer
