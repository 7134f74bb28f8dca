import { purpose } from './1-purpose.ts'
import { screens } from './2-screens.ts'
import { entities } from './3-entities.ts'
import { transitions } from './4-transitions.ts'
import { validation } from './5-validation.ts'
import { roles } from './6-roles.ts'
import { calls } from './7-calls.ts'
import { errors } from './8-errors.ts'
import { constants } from './9-constants.ts'
import type { Removal } from './removal.ts'

/** By row. */
export const removals: Record<string, Removal> = {
  ...purpose,
  ...screens,
  ...entities,
  ...transitions,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
}
