/** A product's picture, drawn as SVG: pack × palette × print, with light and shadow. Pure: the same product gives the same bytes. */
import { brandOf } from './brands.ts'
import { type Print, print } from './designs.ts'
import { drink } from './drinks/drink.ts'
import { bottles } from './packs/bottles.ts'
import { boxes } from './packs/boxes.ts'
import { cans } from './packs/cans.ts'
import { films } from './packs/films.ts'
import { fresh } from './packs/fresh.ts'
import type { Pack } from './packs/pack.ts'
import { paintsOf } from './paint.ts'
import { type Palette, paletteOf } from './palette.ts'

export interface PackShot extends Print {
  /** A pack, or `cup` for a hot drink, which is then told by its motif. */
  shape: string
  palette: string
}

const packs: Record<string, Pack> = { ...cans, ...bottles, ...boxes, ...films, ...fresh }

function packed(shot: PackShot, c: Palette): string {
  const pack = packs[shot.shape]
  if (!pack) throw new Error(`No pack ${shot.shape}`)
  const { x, y, rx, ry = 13, turn } = pack.shadow
  const ground = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#~ground)"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`
  return ground + pack.draw(print(shot, brandOf(shot.brand), pack.face, c), c)
}

/** Four characters from a word, to tell one picture's ids from another's. */
function prefixOf(id: string): string {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return `p${hash.toString(36).slice(-3)}`
}

/** One line, and no more decimals than can be seen. */
const tidy = (svg: string) => svg.replace(/\n\s*/g, '').replace(/(\.\d\d)\d+/g, '$1')

export function pictureOf(id: string, shot: PackShot): string {
  const c = paletteOf(shot.palette)
  const drawing = shot.shape === 'cup' ? drink(shot.motif, c) : packed(shot, c)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" font-family="Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round"><defs>${paintsOf(drawing, c)}</defs>${drawing}</svg>`
  return tidy(svg)
    .replaceAll('#~', `#${prefixOf(id)}`)
    .replaceAll('id="~', `id="${prefixOf(id)}`)
}
