/** Texts of the profile. Exact texts are given by the product (§8). */
import { sharedTexts } from './shared.ts'

export const profileTexts = {
  createTitle: 'Welcome',
  createIntro: 'Tell us who you are, so that we can greet you and send your receipts. You can also do it later.',
  editTitle: 'Your profile',
  fetchFailed: sharedTexts.profileFailed,
  editFailed: 'Failed to edit profile',
  editFailedHint: 'Nothing you typed is lost.',
  loading: sharedTexts.loadingProfile,
  phone: sharedTexts.phoneNumber,
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    date_of_birth: 'Date of birth',
    gender: 'Gender',
  },
  hints: { email: 'For your receipts.', phone: 'You sign in with it, so it stays as it is.' },
  genders: { female: 'Female', male: 'Male', other: 'Other', undisclosed: 'Rather not say' },
  faults: {
    missing: () => 'Please type your first name.',
    emptied: (label: string) => `${label} can be changed here, but not taken away.`,
    long: (label: string) => `${label} is too long.`,
    future: () => 'That day is still to come.',
    wrong: (label: string) =>
      label === 'E-mail' ? 'That is no e-mail address. It looks like asha@example.com.' : `Please check: ${label}.`,
  },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Profile saved',
  skip: sharedTexts.notNow,
} as const
