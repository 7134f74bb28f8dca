/** Texts of the offers screen, loaded with it. */
import { section } from './catalog.ts'

export const offerTexts = section('offers')
