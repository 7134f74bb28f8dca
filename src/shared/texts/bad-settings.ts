import { sharedTexts } from './shared.ts'

/** The page in place of the app where the installation's settings can't be used. */
export const badSettingsTexts = {
  title: 'This app isn’t set up correctly',
  hint: 'Nothing has been charged. Please try again later, or tell the operator of the machine:',
  reload: sharedTexts.tryAgain,
} as const
