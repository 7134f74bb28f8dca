import { section } from './catalog.ts'

/** The page in place of the app where the installation's settings can't be used. */
export const badSettingsTexts = section('badSettings')
