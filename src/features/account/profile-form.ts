/** The profile form: its values, the changes to send, and validation. Pure. */
import type { components } from '#generated/types.ts'
import { UpdateProfileBody } from '#generated/zod/customers.ts'
import { invalidFields } from '#shared/api/invalid-fields.ts'

type Schemas = components['schemas']
export type Profile = Schemas['Profile']

export const fields = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender'] as const
export type Field = (typeof fields)[number]
export type ProfileForm = Record<Field, string>
export type FieldError = 'missing' | 'emptied' | 'long' | 'future' | 'wrong'
export type FieldErrors = Partial<Record<Field, FieldError>>

export const formOf = (profile: Profile): ProfileForm =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileForm

/** Only the edited fields (§7). A cleared field counts as edited, and validation rejects it. */
export function changesOf(form: ProfileForm, profile: Profile): Schemas['ProfileUpdate'] {
  const edited = fields
    .map((field) => [field, form[field].trim()] as const)
    .filter(([field, value]) => value !== (profile[field] ?? ''))
  return Object.fromEntries(edited)
}

/** `today` is the phone's date, for example 2026-11-21. */
export function validateProfile(form: ProfileForm, profile: Profile, today: string): FieldErrors {
  const changes: Partial<ProfileForm> = changesOf(form, profile)
  const errors: FieldErrors = {}
  for (const [field, code] of invalidFields(UpdateProfileBody, changes))
    errors[field as Field] = changes[field as Field] === '' ? 'emptied' : code === 'too_big' ? 'long' : 'wrong'
  if (changes.date_of_birth && changes.date_of_birth > today) errors.date_of_birth ??= 'future'
  if (!form.first_name.trim()) errors.first_name = profile.first_name ? 'emptied' : 'missing'
  return errors
}
