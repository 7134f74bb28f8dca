/** Texts shown to guests on account-only screens. */
import { section } from './catalog.ts'

export const needsAccountTexts = section('needsAccount')
