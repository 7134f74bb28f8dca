/** Words on a pack. Every line has a fixed length, so no font can make it run over the edge. */
import { escapeXml } from './xml.ts'

/** Splits a name into at most three lines that are as even as the words allow; what does not fit is left away. */
export function linesOf(name: string, widest: number): string[] {
  const lines: string[] = []
  for (const word of name.replace(/[,(].*$/, '').split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= widest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 3)
}

interface TextStyle {
  x: number
  y: number
  size: number
  width: number
  fill: string
  weight?: number
}

/** One centred line; squeezed where it would be wider than it may. */
export function textLine(text: string, { x, y, size, width, fill, weight = 700 }: TextStyle): string {
  const length = Math.min(width, Math.round(text.length * size * 0.56))
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
}

export interface LabelBox {
  x: number
  y: number
  width: number
  size: number
}

/** Brand above, name below it in lines. */
export function words(brand: string, name: string, fill: string, { x, y, width, size }: LabelBox): string {
  const lines = linesOf(name, Math.max(7, Math.floor(width / (size * 0.54))))
  const body = size * (lines.length > 2 ? 0.84 : 1)
  const brandLine = brand ? textLine(brand.toUpperCase(), { x, y, size: size * 0.62, width, fill, weight: 800 }) : ''
  const drawn = lines.map((line, index) =>
    textLine(line, { x, y: y + body * (1.15 + index * 1.03), size: body, width, fill, weight: 800 }),
  )
  return brandLine + drawn.join('')
}
