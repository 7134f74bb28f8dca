/** Texts of the profile. Exact texts are given by the product (§8). */
import { sharedTexts } from './shared.ts'

export const profileTexts = {
  title: 'Your profile',
  askTitle: 'What should we call you?',
  askHint: 'Only if you like. You can add it later, too.',
  fetchFailed: sharedTexts.profileFailed,
  editFailed: 'Failed to edit profile',
  editFailedHint: 'What you typed is still here.',
  loading: sharedTexts.loadingProfile,
  phone: sharedTexts.phoneNumber,
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    date_of_birth: 'Date of birth',
    gender: 'Gender',
  },
  hints: { email: 'For your receipts.', phone: 'You sign in with this number, so it can’t be changed here.' },
  genders: { female: 'Female', male: 'Male', other: 'Other', undisclosed: 'Prefer not to say' },
  faults: {
    missing: () => 'Please type your first name.',
    emptied: (label: string) => `${label} can be changed, but not removed.`,
    long: (label: string) => `${label} is too long.`,
    future: () => 'That date is in the future.',
    wrong: (label: string) =>
      label === 'Email'
        ? 'That doesn’t look like an email address. It should look like asha@example.com.'
        : `Please check: ${label}.`,
  },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Profile saved',
  skip: sharedTexts.notNow,
} as const
