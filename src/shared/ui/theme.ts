/** The one list of colors, type, radii and component defaults; the build writes its variables into a style sheet. */
import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
} from '@mantine/core'

/** The one accent. Shade 7 on white and shade 4 on the dark ground both pass 4.5:1. */
const persimmon: MantineColorsTuple = [
  '#fff3ec',
  '#ffe4d4',
  '#ffc3a6',
  '#ffa176',
  '#ff8a57',
  '#f56a2c',
  '#dd4f12',
  '#bd3f0b',
  '#92310a',
  '#78290b',
]

/** Mantine draws its borders and grounds with these two. */
const gray: MantineColorsTuple = [
  '#faf5ee',
  '#f4ebe0',
  '#eee2d4',
  '#e7dacb',
  '#cdbba8',
  '#a8937f',
  '#87735f',
  '#6b594c',
  '#46372c',
  '#2a1c14',
]
const dark: MantineColorsTuple = [
  '#f7ede4',
  '#dccbbb',
  '#bba999',
  '#8f7d6e',
  '#5a4a3e',
  '#3a2f27',
  '#2b221b',
  '#201914',
  '#1a1410',
  '#15100d',
]

/** Nothing that is tapped is lower than 44 px. */
const heights: Record<string, string> = { sm: '44px', md: '44px', lg: '54px' }

const components: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'md', radius: 'lg' },
    vars: (_: unknown, { size = 'md' }: { size?: string }) => ({
      root: { '--button-height': heights[size], '--button-fz': size === 'sm' ? '0.92rem' : '1.05rem' },
    }),
  },
  ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
  Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none' } },
  Input: {
    defaultProps: { size: 'md' },
    vars: () => ({ wrapper: { '--input-height': '54px', '--input-radius': '16px' } }),
  },
  InputWrapper: { defaultProps: { size: 'md' } },
  SegmentedControl: {
    defaultProps: { size: 'md', radius: 'lg' },
    vars: () => ({ root: { '--sc-padding': '11px 8px', '--sc-font-size': '0.95rem' } }),
  },
  Modal: { defaultProps: { overlayProps: { color: '#140a04', backgroundOpacity: 0.55 } } },
}

export const theme = createTheme({
  components,
  colors: { persimmon, gray, dark },
  primaryColor: 'persimmon',
  primaryShade: { light: 7, dark: 4 },
  // Text on the accent is dark in the dark theme; the variable knows, a fixed white does not.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  fontFamily:
    'Figtree, FigtreeRoboto, FigtreeArial, FigtreeDejaVu, ui-rounded, "SF Pro Rounded", system-ui, -apple-system, "Segoe UI", roboto, sans-serif',
  headings: { fontWeight: '750' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '10px', md: '12px', lg: '20px', xl: '26px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  shadows: {
    sm: '0 1px 2px rgb(60 35 15 / 6%), 0 6px 20px rgb(60 35 15 / 7%)',
    lg: '0 2px 6px rgb(60 35 15 / 14%), 0 14px 40px rgb(60 35 15 / 22%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
})
