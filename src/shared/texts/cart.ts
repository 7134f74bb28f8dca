/** Texts of everything that puts products into the cart. */
import { section } from './catalog.ts'

export const cartTexts = section('cart')
