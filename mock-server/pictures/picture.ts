/** A product's picture: pack × palette × label, drawn as SVG. Pure: the same product gives the same bytes. */
import { type PictureSpec, pictureSpecs } from '../seeds/products.ts'
import { cup } from './cup.ts'
import { motifs } from './motif.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type Shape, shapes } from './shapes.ts'
import { words } from './words.ts'

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

/** Light from the left, in the ways the packs need it. */
function gradients(c: Palette, id: (name: string) => string): string {
  const across = (name: string, stops: string) => `<linearGradient id="${id(name)}">${stops}</linearGradient>`
  const down = (name: string, stops: string) =>
    `<linearGradient id="${id(name)}" x2="0" y2="1">${stops}</linearGradient>`
  return `<defs>${across('round', stop(0, c.dark) + stop(0.18, c.base) + stop(0.34, c.light) + stop(0.58, c.base) + stop(1, c.dark))}
${across('pillow', stop(0, c.dark) + stop(0.14, c.base) + stop(0.4, c.light) + stop(0.72, c.base) + stop(1, c.dark))}
${across('liquid', stop(0, c.dark) + stop(0.25, c.light) + stop(0.65, c.base) + stop(1, c.dark))}
${down('flat', stop(0, c.light) + stop(0.45, c.base) + stop(1, c.dark))}
${down('bar', stop(0, c.dark) + stop(0.2, c.light) + stop(0.5, c.base) + stop(1, c.dark))}
<radialGradient id="${id('shadow')}">${'<stop offset="0" stop-opacity=".34"/><stop offset="1" stop-opacity="0"/>'}</radialGradient></defs>`
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function pack(shape: Shape, spec: PictureSpec, c: Palette, id: (name: string) => string): string {
  const motif = motifs[spec.motif]
  if (motif === undefined) throw new Error(`No motif ${spec.motif}`)
  const ink = shape.onLabel || luminance(c.base) > 165 ? c.ink : '#ffffff'
  const { x, y, scale } = shape.motif
  const drawn = `${shape.body(c, id)}<g transform="translate(${x} ${y}) scale(${scale})">${motif}</g>${words(spec.brand, spec.name, ink, shape.label)}${shape.front?.(c, id) ?? ''}`
  return shape.tilt ? `<g transform="rotate(${shape.tilt} 120 120)">${drawn}</g>` : drawn
}

function draw(spec: PictureSpec, uid: string): string {
  const id = (name: string) => `${uid}-${name}`
  const c = paletteOf(spec.palette)
  const shape = shapes[spec.shape]
  if (!shape && spec.shape !== 'cup') throw new Error(`No shape ${spec.shape}`)
  const shadow = shape?.shadow ?? { x: 120, y: 220, rx: 84 }
  const ground = `<ellipse cx="${shadow.x}" cy="${shadow.y}" rx="${shadow.rx + 16}" ry="11" fill="url(#${id('shadow')})"/>`
  const body = shape ? pack(shape, spec, c, id) : cup(spec.motif, c.light, id)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" font-family="Arial, Helvetica, sans-serif">${gradients(c, id)}${ground}${body}</svg>`
}

const drawn = new Map<string, string>()

/** The picture of a product by its id; undefined where there is no such product. */
export function pictureSvg(productId: string): string | undefined {
  const spec = pictureSpecs.get(productId)
  if (!spec) return undefined
  const svg =
    drawn.get(productId) ??
    draw(spec, productId)
      .replace(/\n\s*/g, '')
      .replace(/(\.\d)0+"/g, '$1"')
  drawn.set(productId, svg)
  return svg
}
