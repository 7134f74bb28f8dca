/** Texts of the profile. Exact texts are given by the product (§8). */
import { section } from './catalog.ts'

export const profileTexts = section('profile')
