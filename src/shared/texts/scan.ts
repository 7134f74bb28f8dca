import { section } from './catalog.ts'

export const scanTexts = section('scan')
