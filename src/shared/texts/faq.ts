import { section } from './catalog.ts'

/** Around the brand's questions. */
export const faqTexts = section('faq')
