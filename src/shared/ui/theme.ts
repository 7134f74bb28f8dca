/** Defaults of Mantine's components. Colors, type and radii are variables in a style sheet that the build writes. */
import { createTheme, DEFAULT_THEME, defaultVariantColorsResolver, type MantineThemeComponents } from '@mantine/core'

/** Touch targets are at least 44 px high. */
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
  Modal: { defaultProps: { overlayProps: { color: '#000000', backgroundOpacity: 0.55 } } },
}

export const theme = createTheme({
  components,
  // Only the name matters; the style sheet has the colors.
  colors: { accent: DEFAULT_THEME.colors.orange },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  // Uses the contrast variable instead of a fixed white, because text on the accent is dark in the dark theme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
