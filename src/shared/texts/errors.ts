/** Texts for failed or slow requests. */
import { section } from './catalog.ts'

export const errorTexts = section('errors')
