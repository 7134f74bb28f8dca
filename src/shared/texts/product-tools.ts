/** Texts of the products' search, filter and view, loaded with them. */
import { section } from './catalog.ts'

export const toolTexts = section('productTools')
