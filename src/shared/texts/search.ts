import { section } from './catalog.ts'

export const searchTexts = section('search')
