/** Draws the installed app's icons from the brand's logo. */
import { Resvg } from '@resvg/resvg-js'

const fileNames = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-180']

/** Systems crop these icons to their own shape, so they have no rounded corners. */
const isCropped = (name: string) => !name.startsWith('icon-')
/** Removes the corners of the background, a rectangle at the origin. */
const withoutCorners = (svg: string) =>
  svg.replace(/<rect(?![^>]*\s[xy]\s*=\s*["'](?!\s*[+-]?0(?:\.0*)?(?:px|%)?\s*["']))[^>]*>/, (background) =>
    background.replace(/\sr[xy]\s*=\s*(["']).*?\1/g, ''),
  )

/** The logo as large as fits into a square. */
function drawn(logo: string, size: number): Buffer {
  try {
    const { width, height } = new Resvg(logo)
    return new Resvg(logo, { fitTo: { mode: width < height ? 'height' : 'width', value: size } }).render().asPng()
  } catch (error) {
    throw new Error(`logo.svg can’t be drawn: ${error}`)
  }
}

/** The logo in the middle of a square. As a PNG, because in an SVG's SVG, Resvg leaves out embedded pictures. */
function squared(logo: string, size: number): string {
  const source = `data:image/png;base64,${drawn(logo, size).toString('base64')}`
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
