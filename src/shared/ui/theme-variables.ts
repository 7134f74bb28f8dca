/** The style sheet of the theme's variables, light and dark. Runs at build and in the dev server, never in the browser. */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from './theme.ts'

/** Mantine's own palettes that nothing here uses would be two thirds of the sheet. */
const unusedColor =
  /-color-(pink|grape|violet|indigo|blue|cyan|teal|lime|orange|green|yellow|red)-\d$|-color-(dark|gray|pink|grape|violet|indigo|blue|cyan|teal|lime|orange)-[a-z]/

const color = (name: string, text: string, tint: string) => ({
  [`--mantine-color-${name}-text`]: text,
  [`--mantine-color-${name}-filled`]: text,
  [`--mantine-color-${name}-light`]: tint,
  [`--mantine-color-${name}-light-hover`]: tint,
  [`--mantine-color-${name}-light-color`]: text,
  [`--mantine-color-${name}-outline`]: text,
})

const light = {
  ...color('green', '#1d6b3c', '#e2f2e5'),
  ...color('yellow', '#8a4b00', '#fdeccd'),
  ...color('red', '#a3201b', '#fbe3df'),
  '--mantine-color-persimmon-light': '#ffe4d4',
  '--mantine-color-persimmon-light-hover': '#ffd6bf',
  '--mantine-color-persimmon-light-color': '#92310a',
  '--mantine-primary-color-contrast': '#fff',
  '--mantine-color-anchor': 'var(--mantine-color-persimmon-filled)',
  '--mantine-color-body': '#faf5ee',
  '--mantine-color-text': '#2a1c14',
  '--mantine-color-bright': '#2a1c14',
  '--mantine-color-dimmed': '#6b594c',
  '--mantine-color-placeholder': '#6b594c',
  '--mantine-color-error': '#a3201b',
  '--mantine-color-success': '#1d6b3c',
  '--mantine-color-default': '#fffdfa',
  '--mantine-color-default-hover': '#f4ebe0',
  '--mantine-color-default-color': '#2a1c14',
  '--mantine-color-default-border': '#e7dacb',
  '--mantine-color-disabled': '#6b594c',
  '--mantine-color-disabled-color': '#faf5ee',
  '--mantine-color-disabled-border': '#6b594c',
}

const dark = {
  ...color('green', '#86d9a0', '#16301f'),
  ...color('yellow', '#ffc978', '#38270f'),
  ...color('red', '#ff9d92', '#3d1a17'),
  '--mantine-color-persimmon-light': '#43210f',
  '--mantine-color-persimmon-light-hover': '#542b16',
  '--mantine-color-persimmon-light-color': '#ffb792',
  '--mantine-primary-color-contrast': '#2a0f02',
  '--mantine-color-anchor': 'var(--mantine-color-persimmon-filled)',
  '--mantine-color-body': '#15100d',
  '--mantine-color-text': '#f7ede4',
  '--mantine-color-bright': '#f7ede4',
  '--mantine-color-dimmed': '#bba999',
  '--mantine-color-placeholder': '#bba999',
  '--mantine-color-error': '#ff9d92',
  '--mantine-color-success': '#86d9a0',
  '--mantine-color-default': '#201914',
  '--mantine-color-default-hover': '#2b221b',
  '--mantine-color-default-color': '#f7ede4',
  '--mantine-color-default-border': '#3a2f27',
  '--mantine-color-disabled': '#bba999',
  '--mantine-color-disabled-color': '#15100d',
  '--mantine-color-disabled-border': '#bba999',
  '--mantine-shadow-sm': '0 1px 2px rgb(0 0 0 / 40%)',
  '--mantine-shadow-lg': '0 2px 8px rgb(0 0 0 / 50%), 0 16px 40px rgb(0 0 0 / 55%)',
}

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedColor.test(name)))

export function themeStyleSheet() {
  const base = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  return convertCssVariables({
    variables: used(base.variables),
    light: used({ ...base.light, ...light }),
    dark: used({ ...base.dark, ...dark }),
  })
}
