/** Generates the style sheet with the theme’s variables, light and dark, from the brand’s colors. */
import { existsSync } from 'node:fs'
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { brand, typeface } from '../brand/brand.ts'
import { accentShades, darkShades, grayShades, mix, type Scheme, statusColors, type Theme } from '../brand/colors.ts'
import { theme } from '../src/shared/ui/theme.ts'

const { light, dark } = brand.themes

/** Mantine's unused palettes, which would be two thirds of the style sheet. */
const unusedColor =
  /-color-(pink|grape|violet|indigo|blue|cyan|teal|lime|orange|green|yellow|red)-\d$|-color-(dark|gray|pink|grape|violet|indigo|blue|cyan|teal|lime|orange)-[a-z]/

const named = (name: string, text: string, tint: string) => ({
  [`--mantine-color-${name}-text`]: text,
  [`--mantine-color-${name}-filled`]: text,
  [`--mantine-color-${name}-light`]: tint,
  [`--mantine-color-${name}-light-hover`]: tint,
  [`--mantine-color-${name}-light-color`]: text,
  [`--mantine-color-${name}-outline`]: text,
})

/** Overrides of Mantine's values. */
const chosen = (colors: Theme, scheme: Scheme) => ({
  ...Object.assign({}, ...Object.entries(statusColors[scheme]).map(([name, [text, tint]]) => named(name, text, tint))),
  '--mantine-color-accent-light': colors.tint,
  '--mantine-color-accent-light-hover': colors.tintHover,
  '--mantine-color-accent-light-color': colors.onTint,
  '--mantine-primary-color-contrast': colors.onAccent,
  '--raised': colors.raised,
  '--raised-border': scheme === 'light' ? colors.border : mix(colors.raised, colors.text, 0.16),
  '--selected': colors.tint,
  '--on-selected': colors.onTint,
  '--selected-border': 'var(--mantine-color-accent-filled)',
  // Mantine's own.
  '--field-border': `var(--mantine-color-${scheme === 'light' ? 'gray' : 'dark'}-4)`,
  '--mantine-color-anchor': colors.onTint,
  '--mantine-color-body': colors.background,
  // Where a gradient ends. `transparent` is black without opacity, which the oldest WebKit mixes to gray.
  '--body-clear': `${colors.background}00`,
  '--dimmed-clear': `${colors.dimmed}00`,
  '--mantine-color-text': colors.text,
  '--mantine-color-bright': colors.text,
  '--mantine-color-dimmed': colors.dimmed,
  '--mantine-color-placeholder': colors.dimmed,
  '--mantine-color-error': statusColors[scheme].red[0],
  '--mantine-color-success': statusColors[scheme].green[0],
  '--mantine-color-default': colors.surface,
  '--mantine-color-default-hover': colors.hover,
  '--mantine-color-default-color': colors.text,
  '--mantine-color-default-border': colors.border,
  '--mantine-color-disabled': colors.hover,
  '--mantine-color-disabled-color': colors.dimmed,
  '--mantine-color-disabled-border': colors.border,
})

/** Colors of parts that are dark in both themes, such as the scanner. */
const alwaysDark = {
  '--dark-background': dark.background,
  '--dark-text': dark.text,
  '--dark-dimmed': dark.dimmed,
  '--dark-accent': dark.accent,
  '--dark-green': statusColors.dark.green[0],
  '--dark-yellow': statusColors.dark.yellow[0],
}

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedColor.test(name)))

const complete = mergeMantineTheme(mergeMantineTheme(DEFAULT_THEME, theme), {
  colors: { accent: accentShades(light, dark), gray: grayShades(light), dark: darkShades(dark) },
  fontFamily: brand.fontFamily,
  headings: { fontFamily: brand.fontFamily },
  shadows: {
    sm: `0 1px 2px ${light.text}0f, 0 6px 20px ${light.text}12`,
    lg: `0 2px 6px ${light.text}24, 0 14px 40px ${light.text}38`,
  },
})

/** The typefaces used until the brand's own has loaded. On a slow network, waiting for it would delay the products. */
function fallbackTypeface() {
  const installed = brand.fontFamily.split(',').slice(1).join() || 'system-ui, sans-serif'
  return `:root:not([data-typeface]){--mantine-font-family:${installed};--mantine-font-family-headings:${installed}}`
}

/** Where the phone asks for more contrast, nothing is dimmed and every border shows as a field's does. */
const moreContrast =
  '@media (prefers-contrast:more){:root[data-mantine-color-scheme]{--mantine-color-dimmed:var(--mantine-color-text);' +
  '--mantine-color-default-border:var(--field-border);--raised-border:var(--field-border)}}'

export function themeStyleSheet() {
  const base = defaultCssVariablesResolver(complete)
  const always = convertCssVariables({
    variables: used({ ...base.variables, ...alwaysDark, ...base.light, ...chosen(light, 'light') }),
    light: {},
    dark: {},
  })
  const inTheDark = convertCssVariables({
    variables: {},
    light: {},
    dark: used({
      ...base.dark,
      ...chosen(dark, 'dark'),
      '--mantine-shadow-sm': '0 1px 2px rgb(0 0 0 / 40%)',
      '--mantine-shadow-lg': '0 2px 8px rgb(0 0 0 / 50%), 0 16px 40px rgb(0 0 0 / 55%)',
    }),
  })
  // Paper is white.
  const variables = `${always}@media not print{${inTheDark}}${moreContrast}`
  return existsSync(typeface) ? variables + fallbackTypeface() : variables
}
