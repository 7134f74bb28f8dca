import { type $ZodType, safeParse } from 'zod/v4/core'

/** The fields of a request body that the generated validator rejects, each with the code of its first issue. */
export function invalidFields(validator: $ZodType, body: unknown): Map<PropertyKey, string> {
  const { error } = safeParse(validator, body)
  const invalid = new Map<PropertyKey, string>()
  for (const { path, code } of error?.issues ?? [])
    if (path[0] !== undefined && !invalid.has(path[0])) invalid.set(path[0], code)
  return invalid
}
