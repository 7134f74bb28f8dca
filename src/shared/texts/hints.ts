/** Texts of the browser banner, coach marks and guideline. The banner's text is given by the product (§2). */
import { section } from './catalog.ts'

export const hintTexts = section('hints')
