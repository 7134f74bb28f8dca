import { ApiError } from '#shared/api/errors.ts'

/** The error code of the server's answer; undefined for other errors. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
