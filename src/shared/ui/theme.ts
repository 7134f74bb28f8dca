/** The scales of type, space and radii, and defaults of components. The build adds the brand's colors and typeface. */
import { createTheme, DEFAULT_THEME, defaultVariantColorsResolver, type MantineThemeComponents } from '@mantine/core'

/** Touch targets are at least 44 px high. */
const heights: Record<string, string> = { sm: '44px', md: '44px', lg: '54px' }

/** Mantine's default is white, also on the dark theme's light accent. */
const onAccent = (variable: string) => ({
  vars: () => ({ root: { [variable]: 'var(--mantine-primary-color-contrast)' } }),
})

const components: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'md', radius: 'lg' },
    vars: (_: unknown, { size = 'md' }: { size?: string }) => ({
      root: {
        '--button-height': heights[size],
        '--button-fz': `var(--mantine-font-size-${size === 'sm' ? 'sm' : 'md'})`,
      },
    }),
  },
  ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
  Badge: { defaultProps: { variant: 'light', size: 'lg', tt: 'none' } },
  Checkbox: onAccent('--checkbox-icon-color'),
  Radio: onAccent('--radio-icon-color'),
  RadioIndicator: onAccent('--radio-icon-color'),
  Indicator: onAccent('--indicator-text-color'),
  Input: {
    defaultProps: { size: 'md' },
    vars: () => ({ wrapper: { '--input-height': '54px', '--input-radius': 'var(--mantine-radius-lg)' } }),
  },
  InputWrapper: { defaultProps: { size: 'md' } },
  SegmentedControl: {
    defaultProps: { size: 'md', radius: 'lg' },
    vars: () => ({ root: { '--sc-padding': '11px 8px', '--sc-font-size': 'var(--mantine-font-size-sm)' } }),
  },
  Modal: { defaultProps: { overlayProps: { backgroundOpacity: 0.55 } } },
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
  fontSizes: { xs: '0.8rem', sm: '0.92rem', md: '1rem', lg: '1.15rem', xl: '1.4rem', xxl: '1.75rem' },
  // Mantine's own styles use all three names; the app has two weights.
  fontWeights: { regular: '400', medium: '680', bold: '680' },
  headings: { fontWeight: '680' },
  radius: { xs: '6px', sm: '10px', md: '12px', lg: '20px', xl: '26px' },
  spacing: { xxs: '4px', xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
