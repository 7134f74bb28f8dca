/** Texts for when there are no products to show. */
import { section } from './catalog.ts'

export const emptyTexts = section('emptyMachine')
