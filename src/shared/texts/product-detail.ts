/** Texts of the tray view and the product sheet, loaded with them. */
import { section } from './catalog.ts'

export const detailTexts = section('productDetail')
