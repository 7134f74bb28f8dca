/** The profile form: its values, the changes to send, and validation. Pure. */
import type { components } from '#generated/types.ts'
import { UpdateProfileBody } from '#generated/zod/customers.ts'
import { refusedFields } from '#shared/api/faults.ts'

type Schemas = components['schemas']
export type Profile = Schemas['Profile']

export const fields = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender'] as const
export type Field = (typeof fields)[number]
export type ProfileForm = Record<Field, string>
export type Fault = 'missing' | 'emptied' | 'long' | 'future' | 'wrong'
export type Faults = Partial<Record<Field, Fault>>

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
export function faultsOf(form: ProfileForm, profile: Profile, today: string): Faults {
  const changes: Partial<ProfileForm> = changesOf(form, profile)
  const faults: Faults = {}
  for (const [field, code] of refusedFields(UpdateProfileBody, changes))
    faults[field as Field] = changes[field as Field] === '' ? 'emptied' : code === 'too_big' ? 'long' : 'wrong'
  if (changes.date_of_birth && changes.date_of_birth > today) faults.date_of_birth ??= 'future'
  if (!form.first_name.trim()) faults.first_name = profile.first_name ? 'emptied' : 'missing'
  return faults
}
