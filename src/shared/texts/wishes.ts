/** Texts about what customers would like a machine to have. */
import { section } from './catalog.ts'

export const wishTexts = section('wishes')
