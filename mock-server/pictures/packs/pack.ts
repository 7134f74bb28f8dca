import type { Box } from '../lettering.ts'
import type { Palette } from '../palette.ts'

export interface Pack {
  /** Where mark, name and motif are laid out; what is printed may bleed over it. */
  face: Box
  draw: (print: string, c: Palette) => string
  /** On the ground below: centre, half width, and turn for a pack that lies askew. */
  shadow: { x: number; y: number; rx: number; ry?: number; turn?: number }
}

/** Something cut to an outline. */
export const cut = (name: string, outline: string, inner: string) =>
  `<clipPath id="~${name}"><path d="${outline}"/></clipPath><g clip-path="url(#~${name})">${inner}</g>`

export const sheet = (fill: string, more = '') => `<path d="M0 0H240V240H0Z" fill="${fill}"${more}/>`
export const shade = (d: string, opacity: number) => `<path d="${d}" opacity="${opacity}"/>`
export const shine = (d: string, opacity: number) => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`

/** A box around an outline gradient, so that the light falls over the whole pack and not over each part. */
export const lit = (paint: string, x: number, y: number, w: number, h: number) =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="url(#~${paint})"/>`
