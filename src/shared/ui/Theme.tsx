import { DirectionContext, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** The page's first script sets the color scheme and follows the phone's. Mantine only reads it. */
const pageScheme = {
  get: () => (document.documentElement.dataset.mantineColorScheme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** The page's first script sets it. It does not change while the page is open. */
const direction = {
  dir: document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: () => undefined,
  setDirection: () => undefined,
}

/** Mantine's theme. Its variables are in a style sheet that the build writes (scripts/theme-style-sheet.ts). */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={theme}
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={pageScheme}
        defaultColorScheme="light"
      >
        {children}
      </MantineProvider>
    </DirectionContext>
  )
}
