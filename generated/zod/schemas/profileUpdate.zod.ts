/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AvoidedNames } from './avoidedNames.zod.ts';
import { Gender } from './gender.zod.ts';
import { LastName } from './lastName.zod.ts';
import { PersonName } from './personName.zod.ts';

export const profileUpdateEmailMax = 254;



export const ProfileUpdate = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(LastName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileUpdateEmailMax))),
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "avoid": /*#__PURE__*/ zod.optional(AvoidedNames)
}))

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;
