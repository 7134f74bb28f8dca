/** Texts of the refunds screen. */
import { section } from './catalog.ts'

export const refundTexts = section('refunds')
