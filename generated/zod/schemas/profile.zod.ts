/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { AvoidedNames } from './avoidedNames.zod.ts';
import { CountryCode } from './countryCode.zod.ts';
import { Gender } from './gender.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { LastName } from './lastName.zod.ts';
import { PersonName } from './personName.zod.ts';
import { Phone } from './phone.zod.ts';

export const profileEmailMax = 254;



export const Profile = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(LastName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileEmailMax))),
  "phone": Phone,
  "country_code": CountryCode,
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "avoid": /*#__PURE__*/ zod.optional(AvoidedNames),
  "created_at": /*#__PURE__*/ zod.optional(Instant)
}))

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
