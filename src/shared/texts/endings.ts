/** The state of an order, what it means for the money, and what to do next. */
import { section } from './catalog.ts'

export const endingTexts = section('endings')

export const actionTexts = section('orderActions')
