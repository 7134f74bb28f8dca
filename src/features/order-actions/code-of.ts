import { ApiError } from '#shared/api/errors.ts'

/** The error code in the server's response; undefined for other errors. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
