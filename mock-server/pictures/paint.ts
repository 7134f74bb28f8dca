/**
 * Paints by name. Drawings refer to one as `url(#~gold)`; the picture defines those it uses and puts its own prefix for
 * the tilde, so that no two pictures on a page share an id.
 */
import type { Palette } from './palette.ts'

/** Round things under a lamp at the upper left: lit, own colour, shade. */
const foods: Record<string, [lit: string, own: string, shade: string]> = {
  crisp: ['#fff6c4', '#fcdb78', '#e3a339'],
  gold: ['#fff0b0', '#f8c64f', '#d8891d'],
  toast: ['#f7d79a', '#dda252', '#a9682a'],
  almond: ['#dca365', '#ad6a2f', '#703b15'],
  caramel: ['#ffd98c', '#e39a3a', '#a4570f'],
  cocoa: ['#9c6740', '#5f351d', '#2f160a'],
  cream: ['#ffffff', '#fdf1d6', '#e3c893'],
  milk: ['#ffffff', '#f8f5ee', '#d5d3cd'],
  red: ['#ff8a66', '#e0301f', '#93100f'],
  green: ['#c5e878', '#68b13b', '#2a7a2c'],
  herb: ['#8fd06a', '#3f9440', '#1c5f2c'],
  yellow: ['#fff5a6', '#fcd435', '#dd9a0c'],
  orange: ['#ffcb66', '#fb931d', '#d9600a'],
  mango: ['#ffe27a', '#fdb02a', '#e8641c'],
  peach: ['#ffe0ad', '#ffa873', '#e55a4e'],
  pink: ['#ffd0d4', '#f47c8c', '#c43a58'],
  berry: ['#9aa0f0', '#4b4aa8', '#1f1c5c'],
  beet: ['#e0629c', '#a11d63', '#5b0a39'],
  root: ['#f6dca6', '#dbab63', '#a06f2e'],
  husk: ['#a87a4e', '#6f4727', '#3c2310'],
  ice: ['#ffffff', '#dff2fb', '#a9d3e8'],
}

const short = (value: number) => String(value).replace(/^0\./, '.')
const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${short(offset)}"${colour === 'black' ? '' : ` stop-color="${colour}"`}${opacity < 1 ? ` stop-opacity="${short(opacity)}"` : ''}/>`

type Light = [offset: number, opacity: number, colour: 'black' | 'white']
const stops = (lights: Light[]) =>
  lights.map(([offset, opacity, colour]) => stop(offset, colour === 'black' ? colour : '#fff', opacity)).join('')

/** What a surface does to the light that falls on it from the left; laid over the printed pack. */
const surfaces: Record<string, Light[]> = {
  metal: [
    [0, 0.55, 'black'],
    [0.05, 0.2, 'black'],
    [0.13, 0.12, 'white'],
    [0.2, 0.62, 'white'],
    [0.27, 0.14, 'white'],
    [0.45, 0, 'white'],
    [0.68, 0.12, 'black'],
    [0.87, 0.44, 'black'],
    [0.93, 0.22, 'black'],
    [0.97, 0.16, 'white'],
    [1, 0.35, 'black'],
  ],
  film: [
    [0, 0.38, 'black'],
    [0.08, 0.05, 'black'],
    [0.17, 0.3, 'white'],
    [0.3, 0.06, 'white'],
    [0.55, 0, 'black'],
    [0.8, 0.1, 'black'],
    [0.9, 0.04, 'white'],
    [1, 0.42, 'black'],
  ],
  gloss: [
    [0, 0.42, 'black'],
    [0.1, 0.04, 'black'],
    [0.16, 0.5, 'white'],
    [0.22, 0.5, 'white'],
    [0.27, 0.05, 'white'],
    [0.6, 0, 'black'],
    [0.86, 0.22, 'black'],
    [0.92, 0.18, 'white'],
    [0.96, 0.1, 'black'],
    [1, 0.45, 'black'],
  ],
  paper: [
    [0, 0.22, 'black'],
    [0.12, 0, 'black'],
    [0.25, 0.16, 'white'],
    [0.5, 0, 'white'],
    [1, 0.3, 'black'],
  ],
}

/** The same from above, for packs that lie. */
const lying: Light[] = [
  [0, 0.2, 'black'],
  [0.07, 0.1, 'white'],
  [0.2, 0.55, 'white'],
  [0.32, 0.08, 'white'],
  [0.6, 0, 'black'],
  [0.88, 0.3, 'black'],
  [0.95, 0.12, 'black'],
  [1, 0.42, 'black'],
]

const across = (name: string, inner: string) => `<linearGradient id="~${name}">${inner}</linearGradient>`
const down = (name: string, inner: string) => `<linearGradient id="~${name}" x2="0" y2="1">${inner}</linearGradient>`
const three = (colours: readonly string[], at = [0, 0.45, 1]) =>
  colours.map((colour, index) => stop(at[index] ?? 1, colour)).join('')

function definition(name: string, c: Palette): string {
  const food = foods[name]
  if (food) return `<radialGradient id="~${name}" cx=".36" cy=".28" r=".85">${three(food)}</radialGradient>`
  const surface = surfaces[name]
  if (surface) return across(name, stops(surface))
  const others: Record<string, () => string> = {
    lying: () => down(name, stops(lying)),
    base: () => down(name, three([c.light, c.base, c.dark], [0, 0.4, 1])),
    liquid: () => across(name, three(c.liquid ?? [c.dark, c.base, c.dark], [0, 0.4, 1])),
    cap: () => across(name, three([c.dark, c.light, c.dark], [0, 0.3, 1])),
    steel: () => across(name, three(['#8d979f', '#fbfdfe', '#b4bec5', '#eef2f4', '#7d878f'], [0, 0.22, 0.5, 0.72, 1])),
    glow: () =>
      `<radialGradient id="~${name}">${stop(0, c.label)}${stop(0.6, c.label, 0.75)}${stop(1, c.label, 0)}</radialGradient>`,
    ground: () =>
      `<radialGradient id="~${name}">${stop(0, 'black', 0.5)}${stop(0.55, 'black', 0.16)}${stop(1, 'black', 0)}</radialGradient>`,
    fade: () => down(name, stop(0, '#fff', 0.45) + stop(1, '#fff', 0)),
    steam: () => down(name, stop(0, '#b8a898', 0) + stop(0.5, '#b8a898', 0.6) + stop(1, '#b8a898', 0.05)),
  }
  const other = others[name]
  if (!other) throw new Error(`No paint ${name}`)
  return other()
}

/** The definitions of the paints that a drawing uses, in the order of their first use. */
export function paintsOf(drawing: string, palette: Palette): string {
  const names = new Set([...drawing.matchAll(/="url\(#~(\w+)\)"/g)].map(([, name = '']) => name))
  const own = new Set([...drawing.matchAll(/id="~(\w+)"/g)].map(([, name = '']) => name))
  return [...names]
    .filter((name) => !own.has(name))
    .map((name) => definition(name, palette))
    .join('')
}
