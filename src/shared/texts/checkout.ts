/** Texts of payment. The first four are given by the product (§8). */
import { section } from './catalog.ts'

export const checkoutTexts = section('checkout')
