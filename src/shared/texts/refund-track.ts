/** Texts about where a refund is. */
import { section } from './catalog.ts'

export const trackTexts = section('refundTrack')
