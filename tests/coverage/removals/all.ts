import { purpose } from './1-purpose.ts'
import { routes } from './2-routes.ts'
import { screens } from './2-screens.ts'
import { entities } from './3-entities.ts'
import { fields } from './3-fields.ts'
import { transitions } from './4-transitions.ts'
import { validation } from './5-validation.ts'
import { roles } from './6-roles.ts'
import { calls } from './7-calls.ts'
import { operations } from './7-operations.ts'
import { errors } from './8-errors.ts'
import { constants } from './9-constants.ts'
import type { Removal } from './removal.ts'

/** By row. */
export const removals: Record<string, Removal> = {
  ...purpose,
  ...routes,
  ...screens,
  ...entities,
  ...fields,
  ...transitions,
  ...validation,
  ...roles,
  ...calls,
  ...operations,
  ...errors,
  ...constants,
}
