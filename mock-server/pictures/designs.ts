/** The print on a pack: ground, word-mark, name and motif laid out in the pack's face. It may bleed over the face's edge. */
import type { Brand } from './brands.ts'
import { type Box, fitted } from './lettering.ts'
import { brightness, type Palette } from './palette.ts'
import { motif } from './parts/motifs.ts'
import { wordmark } from './wordmark.ts'

export interface Print {
  name: string
  brand: string
  motif: string
}

interface Places {
  mark: Box
  name: Box
  /** Centre and half width of the motif. */
  motif: { x: number; y: number; r: number }
}

const lies = ({ w, h }: Box) => w > h * 1.3

/** Upright: mark, name, motif from the top. Lying: words left, motif right. */
function places(face: Box): Places {
  const { x, y, w, h } = face
  if (lies(face)) {
    return {
      mark: { x, y: y + h * 0.06, w: w * 0.56, h: h * 0.4 },
      name: { x: x + w * 0.02, y: y + h * 0.5, w: w * 0.48, h: h * 0.44 },
      motif: { x: x + w * 0.81, y: y + h * 0.5, r: Math.min(w * 0.23, h * 0.62) },
    }
  }
  return {
    mark: { x, y, w, h: h * 0.19 },
    name: { x: x + w * 0.05, y: y + h * 0.215, w: w * 0.9, h: h * 0.235 },
    motif: { x: x + w / 2, y: y + h * 0.745, r: Math.min(w * 0.54, h * 0.28) },
  }
}

const wide = ({ x, y, w, h }: Box) => ({ left: x - 60, right: x + w + 60, top: y - 60, bottom: y + h + 60 })

type Ground = (face: Box, motif: Places['motif'], c: Palette) => string

/** The motif on a plate, a darker field behind it. */
const roundel: Ground = (face, { x, y, r }, c) => {
  const { left, right, bottom } = wide(face)
  const top = y - r * 0.35
  const plate = (size: number, colour: string) => `<circle cx="${x}" cy="${y}" r="${r * size}" fill="${colour}"/>`
  return `<path d="M${left} ${top}Q${x} ${top - r * 1.1} ${right} ${top}V${bottom}H${left}Z" fill="${c.dark}" opacity=".55"/>${plate(1.2, c.accent)}${plate(1.12, c.label)}`
}

const swoosh: Ground = (face, { x, y, r }, c) => {
  const { left, right, bottom } = wide(face)
  const wave = (at: number, colour: string) =>
    `<path d="M${left} ${at + r * 0.7}C${x - r} ${at - r * 0.9} ${x + r * 0.5} ${at + r * 0.75} ${right} ${at - r * 0.75}V${bottom}H${left}Z" fill="${colour}"/>`
  return wave(y - r * 0.62, c.accent) + wave(y - r * 0.44, c.label)
}

const slash: Ground = (face, { x, y, r }, c) => {
  const { left, right, top, bottom } = wide(face)
  const edge = x - r * 1.3
  const field = (by: number, colour: string) =>
    lies(face)
      ? `<path d="M${edge + 22 + by} ${top}L${edge - 22 + by} ${bottom}H${right}V${top}Z" fill="${colour}"/>`
      : `<path d="M${left} ${y + r * 0.1 + by}L${right} ${y - r * 1.5 + by}V${bottom}H${left}Z" fill="${colour}"/>`
  return `${field(0, c.accent)}${field(10, c.dark)}<circle cx="${x}" cy="${y}" r="${r * 1.35}" fill="url(#~glow)" opacity=".5"/>`
}

const frame: Ground = ({ x, y, w, h }, at, c) => {
  const rule = (by: number, width: number) =>
    `<rect x="${x - by}" y="${y - by}" width="${w + 2 * by}" height="${h + 2 * by}" rx="${6 + by}" fill="none" stroke="${c.accent}" stroke-width="${width}"/>`
  return `<circle cx="${at.x}" cy="${at.y}" r="${at.r * 1.65}" fill="url(#~glow)"/>${rule(4, 2)}${rule(7.5, 0.8)}`
}

/** A pale field for the words, its edge curved; the pack's own colour behind the motif. */
const plain: Ground = (face, { x, y, r }, c) => {
  const { left, right, top } = wide(face)
  if (lies(face))
    return `<path d="M${left} ${top}H${x - r * 0.3}Q${x - r * 1.1} ${y} ${x - r * 0.3} ${y + 120}H${left}Z" fill="${c.label}"/>`
  const edge = y - r * 0.35
  return `<path d="M${left} ${top}H${right}V${edge}Q${x} ${edge + r * 1.1} ${left} ${edge}Z" fill="${c.label}"/><path d="M${left} ${edge}Q${x} ${edge + r * 1.1} ${right} ${edge}" fill="none" stroke="${c.accent}" stroke-width="3"/>`
}

/** The same with the edge bowed upwards: the motif stands on colour alone. */
const arch: Ground = (face, { x, y, r }, c) => {
  if (lies(face)) return plain(face, { x, y, r }, c)
  const { left, right, top } = wide(face)
  const edge = y - r * 0.5
  const bow = `${right} ${edge}Q${x} ${edge - r * 0.8} ${left} ${edge}`
  return `<path d="M${left} ${top}H${right}V${edge}L${bow}Z" fill="${c.label}"/><path d="M${bow}" fill="none" stroke="${c.accent}" stroke-width="4"/>`
}

/** Twelve beams: the dashes of a ring that is as wide as its radius is long. */
const rays: Ground = (_face, { x, y, r }, c) =>
  `<circle cx="${x}" cy="${y}" r="130" fill="none" stroke="${c.light}" stroke-width="260" stroke-linecap="butt" stroke-dasharray="34.03" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="url(#~glow)"/>`

const grounds: Record<Brand['design'], Ground> = { roundel, swoosh, slash, frame, plain, arch, rays }

/** What is too long for a pack is left to the shelf's own label. */
const short = (name: string, brand: string) =>
  (name.length > 32 ? name.replace(/[,(].*$/, '') : name.replace(',', '')).replace(`${brand} `, '')

export function print(what: Print, brand: Brand, face: Box, c: Palette): string {
  const at = places(face)
  const ground = brand.design === 'plain' || brand.design === 'arch' ? c.label : c.base
  const onDark = brightness(ground) < 165
  const name = fitted(short(what.name, what.brand), at.name, face.h * (face.w > face.h ? 0.3 : 0.15), {
    fill: onDark ? '#ffffff' : c.ink,
    ...(onDark && brand.design !== 'frame' && face.w > 80 && { outline: [c.dark, 0.14] as [string, number] }),
  })
  const drawn = motif(what.motif, Math.round(at.motif.x), Math.round(at.motif.y), Number((at.motif.r / 43).toFixed(2)))
  return `${grounds[brand.design](face, at.motif, c)}${drawn}${wordmark(what.brand, brand, at.mark, c, ground)}${name}`
}
