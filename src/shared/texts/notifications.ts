/** Texts of push messages and the offer to turn them on. */
import { section } from './catalog.ts'

export const notificationTexts = section('notifications')
