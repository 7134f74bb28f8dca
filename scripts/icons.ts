/** Draws the installed app's icons from the brand's logo. */
import { Resvg } from '@resvg/resvg-js'

const fileNames = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-180']

/** Systems crop these icons to their own shape, so they have no rounded corners. */
const isCropped = (name: string) => !name.startsWith('icon-')
const withoutCorners = (svg: string) => svg.replace(/ rx="\d+"/, '')

/** Functions that draw an icon as a PNG, by file name. A name ends with the icon's width in pixels. */
export const iconsOf = (readLogo: () => string) =>
  fileNames.map((name) => {
    const draw = () => {
      const svg = isCropped(name) ? withoutCorners(readLogo()) : readLogo()
      const width = Number(name.split('-').pop())
      return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
    }
    return [`icons/${name}.png`, draw] as const
  })
