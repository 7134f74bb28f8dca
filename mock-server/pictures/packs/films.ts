/** Packs of printed film: pillow bag, pouch, bar, biscuit roll, stick of sweets. */
import { cut, lit, type Pack, shade, sheet, shine } from './pack.ts'

/** A pinked edge as wide as said, to the right or to the left. */
const pinked = (width: number, depth: number, teeth = 12) => {
  const step = Number((width / teeth / 2).toFixed(2))
  return `l${Array.from({ length: teeth }, () => `${step} ${depth} ${step} ${-depth}`).join(' ')}`
}

/** The ribs of a seal, pressed across its length. */
const ribs = (left: number, right: number, top: number, bottom: number) =>
  `<path d="M${left + 3} ${(top + bottom) / 2}H${right}" stroke="#fff" stroke-width="${bottom - top}" stroke-linecap="butt" stroke-dasharray="2 5" opacity=".22"/>`

const bag: Pack = {
  face: { x: 62, y: 40, w: 116, h: 162 },
  draw: (print, c) =>
    cut(
      'bag',
      `M46 14${pinked(148, 4)}L193 34C201 84 202 156 193 206L195 224${pinked(-150, -4)}L47 206C38 156 39 84 47 34Z`,
      `${sheet(c.base)}${print}${shade('M40 10H200V31Q120 40 40 31Z', 0.16)}${shade('M40 230H200V210Q120 201 40 210Z', 0.2)}${ribs(44, 196, 14, 32)}${ribs(44, 196, 209, 226)}${lit('film', 40, 10, 160, 220)}
${shine('M52 38C66 62 66 92 60 128C74 92 76 58 66 37Z', 0.5)}${shine('M58 204C68 186 68 166 64 142C76 166 78 188 72 204Z', 0.35)}${shine('M182 40C172 60 172 84 178 112C166 88 164 60 172 38Z', 0.3)}${shade('M190 204C178 186 176 160 182 132C170 160 168 190 178 206Z', 0.2)}${shine('M84 33C100 42 140 42 156 33C140 36 100 36 84 33Z', 0.5)}${shade('M96 35C104 44 108 52 108 62C102 54 96 46 88 36Z', 0.12)}${shade('M150 35C142 44 138 50 137 58C144 52 150 46 158 36Z', 0.12)}`,
    ),
  shadow: { x: 120, y: 222, rx: 88 },
}

const pouch: Pack = {
  face: { x: 66, y: 50, w: 108, h: 146 },
  draw: (print, c) =>
    cut(
      'pouch',
      'M56 16H184Q188 16 188 21L196 196C196 214 172 225 120 225C68 225 44 214 44 196L52 21Q52 16 56 16Z',
      `${sheet(c.base)}${print}${shade('M44 196Q120 166 196 196V230H44Z', 0.16)}<path d="M44 197Q120 167 196 197" fill="none" stroke="#fff" stroke-width="1.5" opacity=".4"/><path d="M44 12H196V32H44Z" fill="${c.dark}"/>${ribs(46, 196, 14, 31)}<path d="M48 41H192M48 44.5H192" stroke="#000" stroke-width="1" opacity=".3"/>${lit('film', 44, 12, 152, 216)}${shine('M58 48C54 100 52 150 54 190C62 160 66 90 68 48Z', 0.38)}${shine('M180 50C186 90 186 130 184 168C178 130 174 86 172 50Z', 0.22)}<rect x="108" y="19" width="24" height="8" rx="4" opacity=".55"/>`,
    ),
  shadow: { x: 120, y: 219, rx: 84 },
}

const askew = (turn: number, drawn: string) => `<g transform="rotate(${turn} 120 120)">${drawn}</g>`
const crimped = (height: number, depth: number) => {
  const step = height / 14
  return `l${Array.from({ length: 7 }, () => `${depth} ${step} ${-depth} ${step}`).join(' ')}`
}

const bar: Pack = {
  face: { x: 34, y: 80, w: 172, h: 80 },
  draw: (print, c) =>
    askew(
      -14,
      cut(
        'bar',
        `M8 76${crimped(88, 4)}L24 162Q120 174 216 162L232 164${crimped(-88, -4)}L216 78Q120 66 24 78Z`,
        `${sheet(c.base)}${print}<path d="M0 60H23V180H0ZM217 60H240V180H217Z" fill="${c.dark}"/><path d="M12 70V170M17 70V170M22 70V170M218 70V170M223 70V170M228 70V170" stroke="#fff" stroke-width="1.5" opacity=".3"/>${lit('lying', 4, 70, 232, 101)}${shine('M24 80L44 92L34 110L48 124L26 150L24 120Z', 0.22)}${shade('M216 84L202 96L210 116L198 132L216 156Z', 0.16)}${shine('M40 82Q120 74 200 82Q120 78 40 86Z', 0.5)}`,
      ),
    ),
  shadow: { x: 124, y: 172, rx: 112, ry: 15, turn: -14 },
}

/** Biscuits in a row under tight film, its ends crimped. */
const roll: Pack = {
  face: { x: 70, y: 44, w: 100, h: 158 },
  draw: (print, c) =>
    cut(
      'roll',
      `M72 12${pinked(96, 4, 8)}L170 26Q180 32 181 44V194Q180 208 170 213L168 226${pinked(-96, -4, 8)}L70 213Q60 208 59 194V44Q60 32 70 26Z`,
      `${sheet(c.base)}${print}<path d="M56 8H184V30Q120 38 56 30Z" fill="${c.dark}"/><path d="M56 232H184V209Q120 201 56 209Z" fill="${c.dark}"/>${ribs(68, 172, 10, 26)}${ribs(68, 172, 213, 228)}${lit('gloss', 59, 8, 122, 222)}${shine('M62 46L84 31L74 62ZM178 46L158 31L166 58Z', 0.3)}${shade('M62 194L82 208L74 180ZM178 194L160 208L168 182Z', 0.2)}<path d="M${[60, 78, 96, 114, 132, 150, 168, 184].map((y) => `59 ${y}Q64 ${y + 3} 72 ${y + 3}M181 ${y}Q176 ${y + 3} 168 ${y + 3}`).join('M')}" fill="none" stroke="#000" stroke-width="2" opacity=".2"/>`,
    ),
  shadow: { x: 120, y: 222, rx: 72 },
}

/** A small roll of sweets, torn open at one end. */
const stick: Pack = {
  face: { x: 34, y: 86, w: 136, h: 68 },
  draw: (print, c) =>
    askew(
      -18,
      `${[200, 208, 216].map((x) => `<ellipse cx="${x}" cy="120" rx="17" ry="36" fill="url(#~milk)" stroke="#8fb5aa" stroke-width="1.2"/>`).join('')}<ellipse cx="217" cy="120" rx="9" ry="23" fill="none" stroke="#b9cdc6" stroke-width="2"/>
<path d="M178 80L192 88L184 97L197 107L187 118L199 129L187 140L196 150L178 160Z" fill="url(#~steel)"/>${cut(
        'stick',
        'M20 78Q8 80 8 120Q8 160 20 162H180L189 152L179 141L191 130L181 118L189 107L177 96L186 88L180 78Z',
        `${sheet(c.base)}${print}<path d="M8 76H24Q16 120 24 164H8Z" fill="${c.dark}"/>${lit('lying', 6, 76, 186, 88)}${shine('M26 87H174V92H26Z', 0.4)}`,
      )}`,
    ),
  shadow: { x: 122, y: 168, rx: 112, ry: 14, turn: -18 },
}

export const films = { bag, pouch, bar, roll, stick }
