/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import {
  AccessTokenRequest,
  AuthCodeResponse,
  DoneResponse,
  GuestLogin,
  GuestTokensResponse,
  OtpRequest,
  OtpResend,
  OtpTicketResponse,
  OtpVerification,
  TokenRefresh,
  TokensResponse
} from '#generated/zod/schemas/index.ts';



/**
 * Sends a text message with a one-time code and starts a sign-in attempt. Pass the response's `ref_id` to verifyOtp or resendOtp. Another request for the same phone before the waiting time ends gets 429 with `Retry-After`.
 * @summary Send a one-time code to a phone
 */
export const RequestOtpBody = OtpRequest

export const RequestOtpResponse = OtpTicketResponse

/**
 * Sends a new code for an attempt that requestOtp started. The response has a new `ref_id`; the old one no longer works. Wait `resend_after` seconds first, or the response is 429.
 * @summary Send the one-time code again
 */
export const ResendOtpBody = OtpResend

export const ResendOtpResponse = OtpTicketResponse

/**
 * Checks the code that the customer entered and returns an authorization code for one call of createAccessToken. The PKCE challenge is sent here, the verifier with createAccessToken (RFC 7636).
 * @summary Check a one-time code
 */
export const VerifyOtpBody = OtpVerification

export const VerifyOtpResponse = AuthCodeResponse

/**
 * Exchanges an authorization code and its PKCE verifier for a session. Orders and wishes that a guest made on this device move to the customer, whose id is then the orders' `user_id`. An unknown, used or expired code, or a verifier that does not match, returns 401.
 * @summary Exchange an authorization code for tokens
 */
export const CreateAccessTokenBody = AccessTokenRequest

export const CreateAccessTokenResponse = TokensResponse

/**
 * Starts a guest session; no account is needed. With `user_id`, a returning guest keeps the same identity and orders. `device_id` proves the identity: other devices get 403. A phone whose storage was cleared starts as a new guest.
 * @summary Sign in as a guest
 */
export const SignInGuestBody = GuestLogin

export const SignInGuestResponse = GuestTokensResponse

/**
 * Returns new tokens and invalidates the refresh token. The same token works up to four more times within 60 seconds, because responses may have been lost; the tokens of all these responses are valid. A later use, or a sixth one, suggests theft and ends the session: the response is 401, and none of the session's tokens work.
 * @summary Exchange the refresh token for new tokens
 */
export const RefreshTokensBody = TokenRefresh

export const RefreshTokensResponse = TokensResponse

/**
 * Ends the session of the token. Its tokens stop working, and this device gets no more push messages. An expired access token is accepted, so a phone that was offline can end its session later.
 * @summary End the session
 */
export const SignOutResponse = DoneResponse

