import { section } from './catalog.ts'

/** Around the brand's legal pages. */
export const termsTexts = section('terms')
