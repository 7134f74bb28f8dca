/** Every line of the specification that can be checked, section by section. */
import { purpose } from './1-purpose.ts'
import { screens } from './2-screens.ts'
import { entities } from './3-entities.ts'
import { transitions } from './4-transitions.ts'
import { validation } from './5-validation.ts'
import { roles } from './6-roles.ts'
import { calls } from './7-calls.ts'
import { errors } from './8-errors.ts'
import { constants } from './9-constants.ts'

export const rows = [purpose, screens, entities, transitions, validation, roles, calls, errors, constants].flat()
