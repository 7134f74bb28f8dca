import type { Palette } from '../palette.ts'
import { cut, lit, type Pack, shade, shine } from './pack.ts'

interface Form {
  outline: string
  left: number
  right: number
  /** Where the label begins and ends. */
  label: [top: number, bottom: number]
  cap: (c: Palette) => string
  /** Above this the bottle is empty. */
  level: number
  relief?: string
}

/** A clear bottle: what it holds shows above and below a label that goes round it. */
function bottle({ outline, left, right, label: [top, bottom], cap, level, relief = '' }: Form): Pack {
  const w = right - left
  const label = `M${left} ${top}Q120 ${top + 9} ${right} ${top}V${bottom}Q120 ${bottom + 9} ${left} ${bottom}Z`
  return {
    face: { x: left + 7, y: top + 10, w: w - 14, h: bottom - top - 6 },
    draw: (print, c) =>
      cap(c) +
      cut(
        'glass',
        outline,
        `<path d="M0 0H240V240H0Z" fill="#e4f0f4" opacity=".7"/><path d="M${left} ${level}Q120 ${level + 5} ${right} ${level}V240H${left}Z" fill="url(#~liquid)"/><ellipse cx="120" cy="${level + 1}" rx="${w / 3}" ry="2.5" fill="#fff" opacity=".55"/>${relief}${cut('label', label, `<path d="M0 0H240V240H0Z" fill="${c.base}"/>${print}`)}${shade(`M${left} ${bottom}Q120 ${bottom + 9} ${right} ${bottom}V${bottom + 4}Q120 ${bottom + 13} ${left} ${bottom + 4}Z`, 0.2)}${lit('gloss', left, 30, w, 200)}`,
      ) +
      `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`,
    shadow: { x: 120, y: 221, rx: w / 2 + 10 },
  }
}

const screwCap = (x: number, w: number, y: number, h: number) => (c: Palette) =>
  `<path d="M${x} ${y + 4}Q${x} ${y} ${x + 4} ${y}H${x + w - 4}Q${x + w} ${y} ${x + w} ${y + 4}V${y + h}H${x}Z" fill="url(#~cap)"/><path d="M${Array.from({ length: Math.floor(w / 5) }, (_, index) => `${x + 3 + index * 5} ${y + 5}V${y + h - 3}`).join('M')}" stroke="${c.dark}" stroke-width="1.3" opacity=".55"/>${shine(`M${x + 3} ${y + 1}H${x + w - 3}V${y + 4}H${x + 3}Z`, 0.4)}`

const rings = [192, 201, 210]
  .map(
    (y) =>
      `<path d="M70 ${y}Q120 ${y + 9} 170 ${y}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".45"/><path d="M70 ${y + 3}Q120 ${y + 12} 170 ${y + 3}" fill="none" stroke="#000" stroke-width="1.5" opacity=".14"/>`,
  )
  .join('')

export const bottles = {
  bottle: bottle({
    outline:
      'M107 32H133V44C134 58 164 64 164 92C164 98 161 100 161 104V172C161 176 164 178 164 184V208Q164 222 150 223Q120 227 90 223Q76 222 76 208V184C76 178 79 176 79 172V104C79 100 76 98 76 92C76 64 106 58 107 44Z',
    left: 76,
    right: 164,
    label: [82, 184],
    level: 62,
    cap: screwCap(104, 32, 12, 20),
    relief: rings,
  }),
  litre: bottle({
    outline:
      'M107 26H133V36C134 50 172 54 172 84C172 90 169 92 169 96V172C169 176 172 178 172 184V208Q172 222 158 223Q120 228 82 223Q68 222 68 208V184C68 178 71 176 71 172V96C71 92 68 90 68 84C68 54 106 50 107 36Z',
    left: 68,
    right: 172,
    label: [80, 184],
    level: 52,
    cap: screwCap(104, 32, 8, 18),
    relief: rings,
  }),
  glass: bottle({
    outline:
      'M101 34H139V50C139 66 168 74 168 104V206Q168 221 154 223Q120 227 86 223Q72 221 72 206V104C72 74 101 66 101 50Z',
    left: 72,
    right: 168,
    label: [98, 206],
    level: 58,
    cap: screwCap(97, 46, 16, 19),
  }),
} satisfies Record<string, Pack>
