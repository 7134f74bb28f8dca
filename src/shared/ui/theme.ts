import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Persimmon, the accent color. Shade 7 on white and shade 4 on the dark background both pass 4.5:1. */
const persimmon: MantineColorsTuple = [
  '#fff3ec',
  '#ffe2d3',
  '#ffc3a6',
  '#ffa176',
  '#ff8a57',
  '#f56a2c',
  '#dd4f12',
  '#bd3f0b',
  '#97330b',
  '#78290b',
]
/** Warm grays. */
const espresso: MantineColorsTuple = [
  '#faf6f1',
  '#f1e9e0',
  '#dfd2c5',
  '#c3b2a2',
  '#a08d7d',
  '#7c6a5c',
  '#5d4d41',
  '#40332a',
  '#2a201a',
  '#1a1310',
]

export const theme = createTheme({
  colors: {
    persimmon,
    gray: espresso,
    dark: [
      '#f3eae2',
      '#cfc1b5',
      '#a99888',
      '#857463',
      '#5d4e42',
      '#43372e',
      '#2f2620',
      '#241c17',
      '#1b1511',
      '#130e0b',
    ],
  },
  primaryColor: 'persimmon',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  defaultRadius: 'lg',
  fontFamily: 'var(--font)',
  headings: { fontWeight: '750' },
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '18px', xl: '26px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})
