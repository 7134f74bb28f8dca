/** Texts for an item that counts as dispensed and did not reach the customer. */
import { section } from './catalog.ts'

export const missingTexts = section('missingItem')
