/** Texts of the bar that leads to the app's parts. */
import { section } from './catalog.ts'

export const tabTexts = section('tabs')
