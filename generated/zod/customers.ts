// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, CountryCode, DoneAnswer, Id, Instant, Message, Phone } from './schemas.ts'

export const PersonNameMax = 80;

export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax));

export const Gender = /*#__PURE__*/ zod.enum(['female', 'male', 'other', 'undisclosed']);

export const profileEmailMax = 254;

export const Profile = /*#__PURE__*/ zod.object({
  "id": Id,
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(PersonName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileEmailMax))),
  "phone": Phone,
  "country_code": CountryCode,
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "created_at": /*#__PURE__*/ zod.optional(Instant)
});

export const ProfileAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Profile
});

export const profileUpdateEmailMax = 254;

export const ProfileUpdate = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(PersonName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileUpdateEmailMax))),
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender)
});

export const getProfileHeaderClientIdMax = 64;

export const getProfileHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getProfileHeaderXRequestIdMin = 8;

export const getProfileHeaderXRequestIdMax = 64;

export const getProfileHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetProfileHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProfileHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderXRequestIdRegExp)))
})

export const GetProfileResponse = ProfileAnswer

export const updateProfileHeaderClientIdMax = 64;

export const updateProfileHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const updateProfileHeaderXRequestIdMin = 8;

export const updateProfileHeaderXRequestIdMax = 64;

export const updateProfileHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UpdateProfileHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateProfileHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderXRequestIdRegExp)))
})

export const UpdateProfileBody = ProfileUpdate

export const UpdateProfileResponse = ProfileAnswer

export const deleteCustomerHeaderClientIdMax = 64;

export const deleteCustomerHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const deleteCustomerHeaderXRequestIdMin = 8;

export const deleteCustomerHeaderXRequestIdMax = 64;

export const deleteCustomerHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const deleteCustomerHeaderDeviceIdMin = 8;

export const deleteCustomerHeaderDeviceIdMax = 64;

export const deleteCustomerHeaderDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DeleteCustomerHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCustomerHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderXRequestIdRegExp))),
  "device_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCustomerHeaderDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderDeviceIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderDeviceIdRegExp))
})

export const DeleteCustomerResponse = DoneAnswer
