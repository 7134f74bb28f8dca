/** Freshly made: sandwiches behind a window, a wrap in its sleeve. */
import type { Palette } from '../palette.ts'
import { cut, lit, type Pack, shade, sheet, shine } from './pack.ts'

type Layer = [colour: string, width: number]
/** From slice to slice, what lies between. */
const fillings: Record<string, Layer[]> = {
  chicken: [
    ['#5f9c3a', 7],
    ['#f4e3c6', 13],
    ['#fbf6e6', 4],
    ['#d8442c', 6],
  ],
  egg: [
    ['#6fae45', 6],
    ['#fff3b0', 12],
    ['#f6c22e', 8],
    ['#fffbe8', 4],
  ],
  veg: [
    ['#6cab3f', 7],
    ['#b02356', 6],
    ['#f7e6a8', 9],
    ['#4f9a48', 5],
    ['#e2452f', 5],
  ],
}

/** Half a sandwich on its side: crust, crumb, what is between, crumb, crust. */
function half(layers: Layer[], x: number): string {
  const all: Layer[] = [['#b9773a', 3], ['#f6e2ba', 13], ...layers, ['#f6e2ba', 13], ['#b9773a', 3]]
  let at = x
  return all
    .map(([colour, width], index) => {
      const wavy = index > 1 && index < all.length - 2
      const edge = wavy ? `q3 14 0 28t0 28t0 28t0 28t0 28t0 28` : 'v170'
      const d = `M${at} 40${edge}h${width + 2}V40Z`
      at += width
      return `<path d="${d}" fill="${colour}"/>`
    })
    .join('')
}

function wedge(filling: string): Pack {
  const layers = fillings[filling] ?? []
  const width = 32 + layers.reduce((sum, [, each]) => sum + each, 0)
  return {
    face: { x: 38, y: 154, w: 124, h: 60 },
    draw: (print, c) =>
      `<path d="M166 222L222 198L186 34Q184 30 178 33Z" fill="${c.dark}"/>${shine('M168 218L180 40L186 36L218 194Z', 0.12)}
${cut('box', 'M28 204L50 40Q51 33 58 33H176Q183 33 182 40L168 216Q167 223 160 223H34Q26 223 28 212Z', `${sheet(c.base)}${cut('window', 'M46 142L58 52Q59 46 65 46H164Q170 46 169.5 52L162 142Z', `<path d="M0 0H240V240H0Z" fill="#5a3a20"/>${half(layers, 108 - width + 1)}${half(layers, 111)}${shade('M104 40h7v110h-7Z', 0.35)}${shade('M40 40H180V56Q110 64 40 60Z', 0.22)}${shine('M66 46L100 46L78 142H50Z', 0.28)}${shine('M112 46L120 46L104 142H96Z', 0.22)}`)}${cut('band', 'M0 148H240V240H0Z', print)}${lit('paper', 26, 33, 158, 190)}`)}<path d="M58 34H176" stroke="#fff" stroke-width="2" opacity=".6"/>`,
    shadow: { x: 124, y: 216, rx: 104 },
  }
}

const tortilla = (c: Palette, print: string) =>
  `<g transform="rotate(9 120 130)"><path d="M80 66C78 40 94 20 120 18C146 20 162 40 160 66V120H80Z" fill="#e9bf7a"/><ellipse cx="120" cy="36" rx="34" ry="17" fill="#c98c44"/><ellipse cx="120" cy="37" rx="30" ry="14" fill="#7d2a16"/>
<path d="M92 38C94 22 104 26 108 20C114 28 120 16 126 22C134 18 140 24 148 36C140 50 102 52 92 38Z" fill="url(#~green)"/><path d="M100 36L112 26L122 34L112 46Z" fill="url(#~cream)"/><path d="M122 40L134 28L144 36L134 47Z" fill="url(#~caramel)"/><path d="M110 44Q118 34 126 42" fill="none" stroke="#c2275c" stroke-width="4"/><circle cx="118" cy="28" r="5" fill="url(#~red)"/><circle cx="140" cy="40" r="4.5" fill="url(#~red)"/>
<path d="M86 62C104 74 136 74 154 62M84 78C104 90 136 90 156 78" fill="none" stroke="#9a5a24" stroke-width="4" opacity=".65"/><path d="M100 52q6 4 12 3M132 68q8 1 12-3M96 92q8 4 14 3" stroke="#8a4a1c" stroke-width="5" opacity=".5" fill="none"/>
${cut('wrap', 'M70 96L84 88L98 98L112 88L126 98L140 88L154 97L170 88L160 214Q158 224 146 224H94Q82 224 80 214Z', `${sheet(c.base)}${print}`)}${cut('all', 'M70 96L80 84V66C78 40 94 20 120 18C146 20 162 40 160 66V86L170 88L160 214Q158 224 146 224H94Q82 224 80 214Z', lit('paper', 70, 16, 100, 210))}</g>`

const wrap: Pack = {
  face: { x: 84, y: 106, w: 72, h: 110 },
  draw: (print, c) => tortilla(c, print),
  shadow: { x: 112, y: 222, rx: 66 },
}

export const fresh = { chicken: wedge('chicken'), egg: wedge('egg'), veg: wedge('veg'), wrap }
