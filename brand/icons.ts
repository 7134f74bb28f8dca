/** Draws the installed app's icons from the brand's logo. */
import { Resvg } from '@resvg/resvg-js'

const fileNames = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-180']

/** Systems crop these icons to their own shape, so they have no rounded corners. */
const isCropped = (name: string) => !name.startsWith('icon-')
/** Removes the corners of the background, a rectangle at the origin. */
const withoutCorners = (svg: string) =>
  svg.replace(/<rect(?![^>]* [xy]=)[^>]*>/, (background) => background.replace(/ r[xy]="[^"]*"/g, ''))

/** The logo in the middle of a square. */
function squared(logo: string, size: number): string {
  try {
    new Resvg(logo)
  } catch (error) {
    throw new Error(`logo.svg can’t be drawn: ${error}`)
  }
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${source}" width="${size}" height="${size}"/></svg>`
}

/**
 * Functions that draw an icon as a PNG, by file name. A name ends with the icon's size in pixels. `background` fills
 * the parts of a cropped icon that the logo leaves empty; systems would show black there.
 */
export const iconsOf = (readLogo: () => string, background: string) =>
  fileNames.map((name) => {
    const draw = () => {
      const logo = isCropped(name) ? withoutCorners(readLogo()) : readLogo()
      const svg = squared(logo, Number(name.split('-').pop()))
      return new Resvg(svg, isCropped(name) ? { background } : {}).render().asPng()
    }
    return [`icons/${name}.png`, draw] as const
  })
