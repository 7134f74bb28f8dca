/** Texts of the home screen. */
import { section } from './catalog.ts'

export const dashboardTexts = section('dashboard')
