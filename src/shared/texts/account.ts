/** Texts of the account screen. Exact texts are given by the product (§7, §8). */
import { section } from './catalog.ts'

export const accountTexts = section('account')
