/** Texts of the page in place of the app where the installation's settings can't be used. */
import { section } from './catalog.ts'

export const badSettingsTexts = section('badSettings')
