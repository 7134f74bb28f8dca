/** Derives the colors of both themes from a brand's colors, and checks their contrast. */
import { luminance, type MantineColorsTuple, toRgba } from '@mantine/core'
import * as z from 'zod/mini'

const rule = 'a color such as #1d6b3c'
const color = z.string({ error: rule }).check(z.regex(/^#[\dA-Fa-f]{6}$/, rule))

export const Palette = z.strictObject({
  accent: color.check(z.describe('Buttons, links and selected items.')),
  onAccent: color.check(z.describe('Text on the accent.')),
  background: color.check(z.describe('Background of the page, the browser’s toolbar and the splash screen.')),
  surface: color.check(z.describe('Cards and fields.')),
  text: color.check(z.describe('Text.')),
  dimmed: color.check(z.describe('Secondary text.')),
  raised: z.optional(
    color.check(
      z.describe('Sheets and menus. Default: the background; in the dark theme, mixed from surface and text.'),
    ),
  ),
  hover: z.optional(color.check(z.describe('A surface under the pointer. Default: mixed from background and text.'))),
  border: z.optional(color.check(z.describe('Lines. Default: mixed from background and text.'))),
  tint: z.optional(color.check(z.describe('Background of selected items. Default: mixed from surface and accent.'))),
  tintHover: z.optional(color.check(z.describe('The tint under the pointer. Default: mixed from surface and accent.'))),
  onTint: z.optional(color.check(z.describe('Text on the tint. Default: mixed from accent and text.'))),
})
type Palette = z.infer<typeof Palette>
export type Theme = Record<keyof Palette, string>
export type Scheme = 'light' | 'dark'

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0')

/** Mixes two colors. `share` is that of the second color, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toRgba(first), toRgba(second)]
  const between = (key: 'r' | 'g' | 'b') => hex(a[key] * (1 - share) + b[key] * share)
  return `#${between('r')}${between('g')}${between('b')}`
}

/** The share of the second color in each mixed color. */
const shares = {
  light: { hover: 0.03, border: 0.09, tint: 0.12, tintHover: 0.2 },
  dark: { raised: 0.06, hover: 0.1, border: 0.16, tint: 0.22, tintHover: 0.3 },
}

/** The share of the text in the text on the tint. */
const onTintShare = 0.4

export function themeOf(palette: Palette, scheme: Scheme): Theme {
  const { accent, background, surface, text } = palette
  const { hover, border, tint, tintHover } = shares[scheme]
  return {
    raised: scheme === 'light' ? background : mix(surface, text, shares.dark.raised),
    hover: mix(background, text, hover),
    border: mix(background, text, border),
    tint: mix(surface, accent, tint),
    tintHover: mix(surface, accent, tintHover),
    onTint: mix(accent, text, onTintShare),
    ...palette,
  } as Theme
}

/** Replaces color names such as `$accent` in a drawing, because pictures can’t use the page’s variables. */
export const colored = (svg: string, theme: Theme) =>
  svg.replace(/\$([a-z]\w*)/gi, (name, key: string) => {
    const found = theme[key as keyof Theme]
    if (!found) throw new Error(`A drawing has the color ${name}. Use one of ${Object.keys(theme).join(', ')}.`)
    return found
  })

const tuple = (colors: string[]) => colors as unknown as MantineColorsTuple

/**
 * Mantine’s ten shades of the accent. Shade 7 is the light theme’s accent, shade 4 the dark theme’s. Under the pointer,
 * the accent is the next shade.
 */
export const accentShades = ({ accent: light }: Theme, { accent: dark }: Theme) =>
  tuple([
    ...[0.9, 0.78, 0.55, 0.28].map((share) => mix(dark, '#ffffff', share)),
    dark,
    ...[0.4, 0.75].map((share) => mix(dark, light, share)),
    light,
    ...[0.22, 0.38].map((share) => mix(light, '#000000', share)),
  ])

/** WCAG 2.2 AA for what shows that a control is there (1.4.11). */
const outlineMinimum = 3

/** The palest mix that still shows a field, radio button or checkbox on the page, its cards and sheets. */
function outlineOf({ background, surface, raised, text }: Theme): string {
  const mixes = [0.5, 0.6, 0.7, 0.8, 0.9].map((share) => mix(background, text, share))
  return (
    mixes.find((each) => [background, surface, raised].every((ground) => contrast(each, ground) >= outlineMinimum)) ??
    text
  )
}

/** Mantine uses these for its lines and backgrounds, and shade 4 for the outlines of controls. */
export const grayShades = (theme: Theme) =>
  tuple(
    [0, 0.03, 0.06, 0.09, outlineOf(theme), 0.39, 0.55, 0.69, 0.87, 1].map((share) =>
      typeof share === 'string' ? share : mix(theme.background, theme.text, share),
    ),
  )
export const darkShades = (theme: Theme) =>
  tuple(
    [0, 0.12, 0.27, 0.46, outlineOf(theme), 0.84, 0.9, 0.95, 0.98, 1].map((share) =>
      typeof share === 'string' ? share : mix(theme.text, theme.background, share),
    ),
  )

/** Text and background colors of success, warning and error. */
export const statusColors = {
  light: { green: ['#1d6b3c', '#e2f2e5'], yellow: ['#8a4b00', '#fdeccd'], red: ['#a3201b', '#fbe3df'] },
  dark: { green: ['#86d9a0', '#16301f'], yellow: ['#ffc978', '#38270f'], red: ['#ff9d92', '#3d1a17'] },
} as const

/** WCAG's contrast ratio of two colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2 AA for text of any size (1.4.3). */
const minimum = 4.5

const pairs: [keyof Theme, keyof Theme][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['text', 'hover'],
  ['dimmed', 'background'],
  ['dimmed', 'surface'],
  ['dimmed', 'raised'],
  ['dimmed', 'hover'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['onAccent', 'accent'],
  ['onTint', 'background'],
  ['onTint', 'surface'],
  ['onTint', 'raised'],
  ['onTint', 'tint'],
  ['onTint', 'tintHover'],
]

interface Text {
  name: string
  color: string
  /** Where it is read, by name. */
  grounds: [name: string, color: string][]
}

/** Each color of text with everything on which it is read. */
function textsOf(themes: Record<Scheme, Theme>, scheme: Scheme): Text[] {
  const theme = themes[scheme]
  const hovered = accentShades(themes.light, themes.dark)[scheme === 'light' ? 8 : 5] ?? ''
  const own = [...new Set(pairs.map(([text]) => text))].map((name) => ({
    name,
    color: theme[name],
    grounds: pairs.filter(([text]) => text === name).map(([, ground]): [string, string] => [ground, theme[ground]]),
  }))
  const statuses = Object.entries(statusColors[scheme]).map(([name, [color]]) => ({
    name,
    color,
    grounds: (['background', 'surface', 'raised'] as const).map((ground): [string, string] => [ground, theme[ground]]),
  }))
  for (const { name, grounds } of own) if (name === 'onAccent') grounds.push(['accent under the pointer', hovered])
  return [...own, ...statuses]
}

const isReadable = (color: string, grounds: Text['grounds']) =>
  grounds.every(([, ground]) => contrast(color, ground) >= minimum)

/** The closest color that can be read on all grounds; undefined if there is none. */
function readable({ color, grounds }: Text) {
  const shares = [...Array(20).keys()].map((step) => (step + 1) / 20)
  const found = shares.flatMap((share) =>
    [
      { change: 'darker', color: mix(color, '#000000', share) },
      { change: 'lighter', color: mix(color, '#ffffff', share) },
    ].filter((each) => isReadable(each.color, grounds)),
  )
  return found[0]
}

const listed = (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

function advice(text: Text, failing: Text['grounds']): string {
  const other = listed([...new Set(failing.map(([name]) => name.replace(' under the pointer', '')))])
  const isFixed = text.name in statusColors.light
  const better = isFixed ? undefined : readable(text)
  if (!better)
    return `Change ${other}: ${isFixed ? `the app’s ${text.name} is the same for all brands` : `no ${text.name} can be read there`}.`
  const advised = `Make ${text.name} ${better.change}, such as ${better.color}${failing.length === 1 ? `, or change ${other}` : ''}.`
  return text.name === 'accent' && better.change === 'darker'
    ? `${advised} Your own color can be tint instead: see “A light brand color” in docs/adopt.md.`
    : advised
}

/** The colors of a theme with too little contrast, one message each. */
export function contrastProblems(themes: Record<Scheme, Theme>, scheme: Scheme): string[] {
  const { accent, text } = themes[scheme]
  const derived = mix(accent, text, onTintShare)
  const unreadable = textsOf(themes, scheme).filter(({ color, grounds }) => !isReadable(color, grounds))
  // These follow from the accent, and may be right once it is.
  const follows = (name: string) => name === 'onAccent' || (name === 'onTint' && themes[scheme].onTint === derived)
  const isAccentWrong = unreadable.some(({ name }) => name === 'accent')
  return unreadable
    .filter(({ name }) => !isAccentWrong || !follows(name))
    .map((each) => {
      const failing = each.grounds.filter(([, ground]) => contrast(each.color, ground) < minimum)
      const found = failing.map(([name, ground]) => `${name} (${ground}): ${contrast(each.color, ground).toFixed(2)}`)
      return `colors.${scheme}.${each.name} (${each.color}) has too little contrast on ${listed(found)}. It must be at least ${minimum}. ${advice(each, failing)}`
    })
}
