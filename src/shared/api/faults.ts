import { type $ZodType, safeParse } from 'zod/v4/core'

/** Which fields of a request's body the generated validator refuses, each with the code of its first issue. */
export function refusedFields(validator: $ZodType, body: unknown): Map<PropertyKey, string> {
  const { error } = safeParse(validator, body)
  const refused = new Map<PropertyKey, string>()
  for (const { path, code } of error?.issues ?? [])
    if (path[0] !== undefined && !refused.has(path[0])) refused.set(path[0], code)
  return refused
}
