/** Texts of the cart beside the products, loaded with it. */
import { section } from './catalog.ts'

export const columnTexts = section('cartColumn')
