/** What a hot drink comes in, seen a little from above. `top` is drawn on the drink's surface around 0,0. */
import { cut, shade, shine } from '../packs/pack.ts'
import type { Palette } from '../palette.ts'
import { rows } from '../parts/stroke.ts'

/** From the bottom up: where a layer ends (0 the bottom, 1 the brim) and its colour. */
export type Layers = [until: number, colour: string][]
export interface Filling {
  layers: Layers
  surface: string
  top: string
  /** What rises over the brim, around the middle of the surface. */
  above?: string
}

const steam = (x: number, y: number) =>
  rows('-22 2 30, 0 -6 40, 22 2 28')
    .map(
      ([dx = 0, dy = 0, h = 0]) =>
        `<path d="M${x + dx} ${y + dy}c-12-${h * 0.4} 10-${h * 0.5} 0-${h}s6-${h * 0.3} 3-${h * 0.5}" fill="none" stroke="url(#~steam)" stroke-width="5"/>`,
    )
    .join('')

const ground = (rx: number, y = 216) => `<ellipse cx="120" cy="${y}" rx="${rx}" ry="14" fill="url(#~ground)"/>`

const saucer = (c: Palette, y: number) =>
  `<ellipse cx="120" cy="${y + 5}" rx="100" ry="23" fill="${c.dark}"/><ellipse cx="120" cy="${y}" rx="100" ry="23" fill="${c.base}"/><ellipse cx="120" cy="${y}" rx="100" ry="23" fill="url(#~paper)"/><ellipse cx="120" cy="${y + 1}" rx="66" ry="14" opacity=".22"/><path d="M26 ${y - 4}A100 23 0 0 1 120 ${y - 23}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`

/** Wide cup of glazed clay on a saucer; its whole surface is seen. */
export function cup({ surface, top }: Filling, c: Palette): string {
  const body = 'M42 92C42 152 76 200 120 200C164 200 198 152 198 92Z'
  const handle = 'M190 112C226 102 232 150 176 158'
  return `${ground(112)}${saucer(c, 194)}
<path d="${handle}" fill="none" stroke="${c.dark}" stroke-width="15"/><path d="${handle}" fill="none" stroke="${c.base}" stroke-width="10"/><path d="M192 109C220 102 226 140 186 150" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>
${cut('cup', body, `<path d="M30 80H210V210H30Z" fill="${c.base}"/><path d="M42 80H198V210H42Z" fill="url(#~gloss)"/>${shade('M60 176Q120 206 180 176L170 206H70Z', 0.18)}`)}
<ellipse cx="120" cy="92" rx="78" ry="28" fill="${c.light}"/><ellipse cx="120" cy="92" rx="78" ry="28" fill="#fff" opacity=".55"/><ellipse cx="120" cy="94" rx="70" ry="23.5" fill="${c.dark}"/>${cut('brew', 'M50 97A70 22 0 0 0 190 97A70 22 0 0 0 50 97Z', `<path d="M40 70H200V125H40Z" fill="${surface}"/><g transform="translate(120 97) scale(1 .36)">${top}</g>`)}
<path d="M52 100A70 22 0 0 0 188 100A69 19 0 0 1 52 100Z" fill="#fff" opacity=".22"/>${steam(116, 78)}`
}

interface Glass {
  top: number
  bottom: number
  /** Half widths at brim and foot. */
  brim: number
  foot: number
  ribbed?: boolean
  handle?: boolean
}

/** A clear glass: layers are seen from the side, the surface from above. */
const glass = ({ top: brimY, bottom, brim, foot, ribbed, handle }: Glass) =>
  function drawn({ layers, surface, top, above = '' }: Filling): string {
    const base = bottom - 12
    const at = (part: number) => base - (base - brimY) * part
    const halfAt = (y: number) => foot + ((brim - foot) * (bottom - y)) / (bottom - brimY) - 3
    const level = at(layers.at(-1)?.[0] ?? 0.9)
    const bands = [...layers].reverse().map(([until, colour]) => {
      const y = at(until)
      const half = halfAt(y)
      return `<path d="M${120 - half} ${y}A${half} ${half * 0.16} 0 0 0 ${120 + half} ${y}V${bottom}H${120 - half}Z" fill="${colour}"/>`
    })
    const half = halfAt(level)
    const outline = `M${120 - brim} ${brimY}L${120 - foot} ${bottom - 6}Q120 ${bottom + 10} ${120 + foot} ${bottom - 6}L${120 + brim} ${brimY}Z`
    const inside = `M${120 - brim + 4} ${brimY}L${120 - foot + 4} ${base - 5}Q120 ${base + 6} ${120 + foot - 4} ${base - 5}L${120 + brim - 4} ${brimY}Z`
    const ribs = ribbed
      ? [-0.78, -0.5, -0.18, 0.18, 0.5, 0.78]
          .map(
            (part) =>
              `<path d="M${120 + brim * part} ${brimY + 34}L${120 + foot * part} ${bottom - 16}" stroke="#fff" stroke-width="4" opacity=".25"/>`,
          )
          .join('')
      : ''
    const grip = `M${120 + brim - 4} ${brimY + 34}C${120 + brim + 38} ${brimY + 24} ${120 + brim + 34} ${bottom - 50} ${120 + foot + 2} ${bottom - 48}`
    return `${ground(brim + 30)}${handle ? `<path d="${grip}" fill="none" stroke="#c9d8de" stroke-width="10" opacity=".9"/><path d="${grip}" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>` : ''}
<path d="${outline}" fill="#dfecf1" opacity=".75"/>${cut('in', inside, `${bands.join('')}`)}
<ellipse cx="120" cy="${level}" rx="${half}" ry="${half * 0.2}" fill="${surface}"/>${cut('brew', `M${120 - half} ${level}A${half} ${half * 0.2} 0 0 0 ${120 + half} ${level}A${half} ${half * 0.2} 0 0 0 ${120 - half} ${level}Z`, `<g transform="translate(120 ${level}) scale(${(half / 70).toFixed(2)} ${(half / 200).toFixed(2)})">${top}</g>`)}
${cut('glass', outline, `<path d="M${120 - brim} ${brimY}h${2 * brim}v${bottom - brimY + 6}h${-2 * brim}Z" fill="url(#~gloss)" opacity=".8"/>${ribs}${shine(`M${120 - foot} ${base}Q120 ${base + 12} ${120 + foot} ${base}V${bottom}H${120 - foot}Z`, 0.35)}`)}
<ellipse cx="120" cy="${brimY}" rx="${brim - 1}" ry="${brim * 0.2}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".85"/><ellipse cx="120" cy="${brimY}" rx="${brim}" ry="${brim * 0.21}" fill="none" stroke="#8fa6b0" stroke-width="1" opacity=".6"/>${above ? `<g transform="translate(120 ${level})">${above}</g>` : ''}${above ? '' : steam(118, level - 8)}`
  }

export const tallGlass = glass({ top: 58, bottom: 222, brim: 54, foot: 38, handle: true })
export const teaGlass = glass({ top: 78, bottom: 222, brim: 54, foot: 40, ribbed: true })
const shot = glass({ top: 84, bottom: 202, brim: 46, foot: 34 })
export const shotGlass = (filling: Filling, c: Palette) => `${ground(112, 218)}${saucer(c, 200)}${shot(filling)}`

/** The steel tumbler of filter coffee, standing in its bowl. */
export function tumbler({ surface, top }: Filling): string {
  return `${ground(100)}<path d="M34 168C36 208 62 222 120 222C178 222 204 208 206 168Z" fill="url(#~steel)"/><ellipse cx="120" cy="168" rx="90" ry="20" fill="#f2f5f7"/><ellipse cx="120" cy="169" rx="84" ry="17" fill="#8b969e"/>
${cut('tumbler', 'M66 74L80 178Q120 194 160 178L174 74Z', `<path d="M60 60H180V200H60Z" fill="url(#~steel)"/><path d="M60 60H180V200H60Z" fill="url(#~metal)" opacity=".35"/>${shade('M60 150Q120 172 180 150V200H60Z', 0.16)}`)}<ellipse cx="120" cy="73" rx="60" ry="17" fill="url(#~steel)"/><ellipse cx="120" cy="73" rx="60" ry="17" fill="#fff" opacity=".5"/><ellipse cx="120" cy="74" rx="52" ry="13.5" fill="#6f7a82"/>${cut('brew', 'M68 76A52 12.5 0 0 0 172 76A52 12.5 0 0 0 68 76Z', `<path d="M60 60H180V92H60Z" fill="${surface}"/><g transform="translate(120 76) scale(.75 .22)">${top}</g>`)}${steam(118, 62)}`
}
