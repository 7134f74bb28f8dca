/** Words on a pack. Every line has a fixed length, so that no font can make it run over the edge. */
import { escapeXml } from './xml.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Advance widths of a bold sans serif in thousandths of its size, by width. */
const widths: Record<number, string> = {
  278: ' ,./Iijl’',
  333: '!()-:ft',
  389: 'r*',
  500: 'z',
  556: '0123456789JaceksvxyL',
  667: 'EPSVXY',
  722: 'ABCDHKNRU&',
  778: 'GOQw',
  833: 'M',
  889: 'm%',
  944: 'W',
}
const widthOf = new Map(Object.entries(widths).flatMap(([width, all]) => [...all].map((one) => [one, Number(width)])))

/** Length of a line at size 1. */
const lengthOf = (text: string) => [...text].reduce((sum, one) => sum + (widthOf.get(one) ?? 611), 0) / 1000

export interface Style {
  fill: string
  /** An outline behind the letters: colour and width in sizes. */
  outline?: [colour: string, width: number]
  serif?: boolean
  italic?: boolean
  /** Extra space between letters, in sizes. */
  tracking?: number
}

/** The same in a style: a serif face is narrower. */
export const widthIn = ({ serif, tracking = 0 }: Style, text: string) =>
  lengthOf(text) * (serif ? 0.92 : 1) + tracking * (text.length - 1)

const round = (value: number) => Number(value.toFixed(1))

/** One centred line of the given size, its baseline at y. */
export function line(text: string, x: number, y: number, size: number, style: Style): string {
  const length = widthIn(style, text) * size
  const family = style.serif ? ' font-family="Georgia,Times,serif"' : ''
  const slant = style.italic ? ' font-style="italic"' : ''
  const outline = style.outline
    ? ` stroke="${style.outline[0]}" stroke-width="${round(style.outline[1] * size)}" paint-order="stroke"`
    : ''
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${style.fill}"${family}${slant}${outline} textLength="${round(length)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
}

/** Every way to break words into at most `most` lines. */
function breaks(words: string[], most: number): string[][] {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  )
}

/** The words as large as the box allows, in up to three lines. */
export function fitted(text: string, box: Box, most: number, style: Style): string {
  const leading = 1.04
  const ways = breaks(text.split(' '), 3).map((lines) => {
    const widest = Math.max(...lines.map((one) => widthIn(style, one)))
    return { lines, size: Math.min(most, box.w / widest, box.h / (lines.length * leading - 0.1)) }
  })
  const [best] = ways.sort((a, b) => b.size - a.size || a.lines.length - b.lines.length)
  if (!best) return ''
  const { lines, size } = best
  const first = box.y + box.h / 2 - ((lines.length - 1) * leading * size) / 2 + size * 0.36
  return lines.map((one, index) => line(one, box.x + box.w / 2, first + index * leading * size, size, style)).join('')
}
