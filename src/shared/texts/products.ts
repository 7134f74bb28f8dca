/** Texts of the products screen. The machine's status texts are given by the product (§4). */
import { section } from './catalog.ts'

export const productTexts = section('products')
