/** Texts of the saved meal cards. */
import { section } from './catalog.ts'

export const mealCardTexts = section('mealCards')
