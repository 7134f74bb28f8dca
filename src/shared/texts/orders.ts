/** Texts of order history, details, receipts, refunds and ordering again. */
import { section } from './catalog.ts'

export const orderTexts = section('orders')
