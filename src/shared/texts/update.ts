/** Texts of the update prompt. */
import { section } from './catalog.ts'

export const updateTexts = section('update')
