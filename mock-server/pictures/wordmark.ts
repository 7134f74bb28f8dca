/** A brand's name as it stands on its packs, within a box. */
import type { Brand } from './brands.ts'
import { type Box, fitted, line, type Style, widthIn } from './lettering.ts'
import { brightness, type Palette } from './palette.ts'

/** Behind the letters: a plate as wide as they need. */
const plates = {
  pill: (x: number, y: number, w: number, h: number, c: Palette) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${c.ink}"/>`,
  oval: (x: number, y: number, w: number, h: number, c: Palette) =>
    `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${c.label}" stroke="${c.accent}" stroke-width="2.5"/>`,
  ribbon: (x: number, y: number, w: number, h: number, c: Palette) =>
    `<path d="M${x - 5} ${y + 4}H${x + w + 5}L${x + w} ${y + 4 + h / 2}L${x + w + 5} ${y + 4 + h}H${x - 5}L${x} ${y + 4 + h / 2}Z" fill="${c.dark}"/><path d="M${x + 3} ${y}H${x + w - 3}V${y + h}H${x + 3}Z" fill="${c.ink}"/>`,
}

export function wordmark(name: string, { mark }: Brand, box: Box, c: Palette, ground: string): string {
  const text = mark.capitals ? name.toUpperCase() : name
  const onDark = brightness(ground) < 150
  const style: Style = {
    fill: onDark ? '#ffffff' : c.ink,
    ...(mark.tracking && { tracking: mark.tracking }),
    ...(mark.serif && { serif: true }),
    ...(mark.italic && { italic: true }),
  }
  const length = widthIn(style, text)
  const centre = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  const tilted = (drawn: string) =>
    mark.tilt ? `<g transform="rotate(${mark.tilt} ${centre.x} ${centre.y})">${drawn}</g>` : drawn
  if (mark.plate) {
    const size = Math.min(box.h * 0.56, (box.w - box.h * (mark.plate === 'oval' ? 0.7 : 0.5)) / length)
    const w = Math.round(length * size + size * (mark.plate === 'oval' ? 1.7 : 1.1))
    const h = Math.round(size * (mark.plate === 'oval' ? 1.95 : 1.5))
    const fill = mark.plate === 'oval' ? c.ink : '#ffffff'
    return (
      plates[mark.plate](centre.x - w / 2, centre.y - h / 2, w, h, c) +
      line(text, centre.x, centre.y + size * 0.35, size, { ...style, fill })
    )
  }
  if (!mark.outlined) return tilted(fitted(text.replaceAll(' ', '\u00a0'), box, box.h, style))
  const size = Math.min(box.h * 0.95, (box.w * 0.94) / length)
  return tilted(
    line(text, centre.x, centre.y + size * 0.36, size, { ...style, fill: '#ffffff', outline: [c.ink, 0.22] }),
  )
}
