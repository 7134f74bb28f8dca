/** Texts of how a payment ended. */
import { section } from './catalog.ts'

export const resultTexts = section('paymentResult')
