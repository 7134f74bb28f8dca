/** Texts of the dispense screens. */
import { section } from './catalog.ts'

export const dispenseTexts = section('dispense')
