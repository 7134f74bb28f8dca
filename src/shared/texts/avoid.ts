/** Texts about what a customer avoids. */
import { section } from './catalog.ts'

export const avoidTexts = section('avoid')
