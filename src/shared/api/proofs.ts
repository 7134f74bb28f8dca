/**
 * What a failed call proves. Only the API itself proves anything: a time-out, a lost connection, a server error and the
 * page of a proxy or portal leave everything open.
 */
import * as z from 'zod/mini'
import { ErrorResponse } from '#generated/zod/schemas/index.ts'
import { ApiError } from './errors.ts'

const isWith = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && error.isDocumented && statuses.includes(error.status)

/** The API has understood the call and refused it. The call has done nothing, but an earlier one like it may have. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isDocumented && error.status < 500

/** Refused, and not only because there were too many calls: the same call may be sent later then (429). */
export const rejects = (error: unknown): error is ApiError => isRefused(error) && error.status !== 429

/** The same call will be refused every time: its subject is missing, foreign or wrong. */
export const isRefusedForGood = (error: unknown): error is ApiError => isWith(error, 400, 403, 404, 422)

/** What the call names doesn't exist (any more). */
export const provesGone = (error: unknown): error is ApiError => isWith(error, 404)

/** No order was made with the key that was asked for, and none will be: the key is void. */
export const provesNoOrder = (error: unknown): boolean => isRefused(error) && error.code === 'ORDER_4040'

/** The session that asked may not see the subject, or has ended. Another session, or the key alone, may. */
export const deniesAccess = (error: unknown): boolean => isWith(error, 401, 403, 404) && !provesNoOrder(error)

const isFromApi = (error: ApiError) => z.safeParse(ErrorResponse, error.body).success

/** The session is over. Strict, because the customer is signed out: the whole body must be the API's. */
export const endsSession = (error: unknown): boolean => isWith(error, 401) && isFromApi(error)

/** The server doesn't know the guest any more. As strict as `endsSession`. */
export const endsGuest = (error: unknown): boolean => isWith(error, 403, 404, 422) && isFromApi(error)
