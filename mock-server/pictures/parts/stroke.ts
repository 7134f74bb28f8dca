/** The pen: shapes around 0,0, filled with a named paint or a plain colour. */
export const fill = (paint: string) => (paint.startsWith('#') || paint === 'none' ? paint : `url(#~${paint})`)

export const path = (d: string, paint: string, more = '') => `<path d="${d}" fill="${fill(paint)}"${more}/>`
export const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const oval = (x: number, y: number, rx: number, ry: number, paint: string, turn = 0, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill(paint)}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const disc = (x: number, y: number, r: number, paint: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill(paint)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const group = (inner: string, transform: string) => `<g transform="${transform}">${inner}</g>`

/** Numbers in rows: `1 2, 3 4`. */
export const rows = (text: string) => text.split(', ').map((row) => row.split(' ').map(Number))

/** Small round spots of one colour, at `x y, x y`: the round ends of lines without length. */
export const dots = (at: string, r: number, colour: string) =>
  line(`M${at.replaceAll(', ', 'h.01M')}h.01`, colour, 2 * r)

/** Transforms from `x y turn, x y turn`. */
export const turned = (text: string) => rows(text).map(([x, y, turn]) => `translate(${x} ${y})rotate(${turn})`)

/** One drawing at several places: drawn once, under a name of its own, and used again. */
export const repeated = (name: string, inner: string, [first = '', ...others]: string[]) =>
  `<g transform="${first}"><g id="~${name}">${inner}</g></g>${others.map((transform) => `<use href="#~${name}" transform="${transform}"/>`).join('')}`
