import { DirectionContext, MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import { theme } from './theme.ts'

/**
 * Replaces MantineProvider. Importing that one computes the theme's variables, which takes a slow phone 140 ms; the
 * build has already written them into a style sheet (build/theme-style-sheet.ts). The early script sets the color
 * scheme.
 */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

/** The early script sets it. It does not change while the page is open. */
const direction = {
  dir: document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: () => undefined,
  setDirection: () => undefined,
}

/** Mantine's theme and direction. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <DirectionContext value={direction}>
      <MantineContext value={mantine}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </DirectionContext>
  )
}
