/** Where the screenshots are stored, and in which sizes and themes they are taken. */
import { join } from 'node:path'
import { pseudoLanguages } from '../../build/pseudo-language.ts'

export const folder = join(import.meta.dirname, '../../.cache/gallery')

/** In India, where the machines are open then, whatever the hour and the day of the pictures: at the weekend, on Monday. */
function openNoon(): string {
  const noon = new Date()
  noon.setUTCHours(6, 30, 0, 0)
  while ([0, 6].includes(noon.getUTCDay())) noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString()
}
export const noon = openNoon()

export const phone = { width: 390, height: 844 }
/** A window of 1280 × 1024 at 400% (WCAG 1.4.10), and a phone on its side. */
export const lowSizes = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]
export const sizes = [
  ...lowSizes,
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  phone,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
export const themes = ['light', 'dark'] as const

const variantOf = ({ width, height }: typeof phone, theme: string) => `${width}x${height}-${theme}`

/** Besides English: the translations, and the pseudo-languages, the last of them from right to left. */
export const languages = ['de', 'hi', ...pseudoLanguages]

/** Columns of the contact sheet, in its order. */
export const variants = [
  ...sizes.flatMap((size) => themes.map((theme) => variantOf(size, theme))),
  'large-text',
  'long-names',
  ...languages,
]

export const fileOf = (screen: string, variant: string) => `${screen.replaceAll(' ', '-')}--${variant}.png`

/** The README's pictures and their screens. To renew them, copy `.cache/gallery/readme` to `docs/screenshots`. */
export const readmePictures = {
  find: 'first visit',
  products: 'products with cart',
  product: 'product detail',
  cart: 'payment signed in',
  dispensing: 'dispensing',
  done: 'dispensed',
}

/** Frames of the film, from the first product to the calm end. */
export const endingFrames = Array.from({ length: 12 }, (_, index) => index + 1)
export const frameOf = (frame: number) => `ending--${String(frame).padStart(2, '0')}.png`

export const pathOf = (screen: string, size: typeof phone, theme: string) =>
  join(folder, fileOf(screen, variantOf(size, theme)))
