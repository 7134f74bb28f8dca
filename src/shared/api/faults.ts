import { type $ZodType, safeParse } from 'zod/v4/core'

/** The fields of a request body that the generated validator rejects, each with the code of its first issue. */
export function refusedFields(validator: $ZodType, body: unknown): Map<PropertyKey, string> {
  const { error } = safeParse(validator, body)
  const refused = new Map<PropertyKey, string>()
  for (const { path, code } of error?.issues ?? [])
    if (path[0] !== undefined && !refused.has(path[0])) refused.set(path[0], code)
  return refused
}
