/** Texts of favorites. */
import { section } from './catalog.ts'

export const favoriteTexts = section('favorites')
