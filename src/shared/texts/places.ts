/** Texts about where machines are, when they can be reached and what is in them. */
import { section } from './catalog.ts'

export const placeTexts = section('places')
