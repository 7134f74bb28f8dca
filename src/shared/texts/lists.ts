/** Texts of every paged list, in terms of its items. */
import { section } from './catalog.ts'

export const listTexts = section('lists')

/** Of a list's items. */
export type ListTexts = (typeof listTexts)['orders']

export const filterTexts = section('filters')
