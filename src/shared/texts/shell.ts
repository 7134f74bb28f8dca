/** Texts around every screen. Exact texts are given by the product (§2, §4, §8). */
import { section } from './catalog.ts'

export const shellTexts = section('shell')
