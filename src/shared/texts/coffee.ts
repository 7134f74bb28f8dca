/** Texts of the customization sheet. */
import { section } from './catalog.ts'

export const coffeeTexts = section('coffee')
