import { ApiError } from '#shared/api/errors.ts'

/** The server's own code of a refusal. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
