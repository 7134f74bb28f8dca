import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** Wraps a lazy screen's Mantine components, so that Mantine stays out of the first load (docs/decisions/0004). */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withGlobalClasses={false}
      // Injects the variables, instead of a 26 kB style sheet with all colors.
      deduplicateCssVariables={false}
      colorSchemeManager={follower}
      defaultColorScheme="light"
    >
      {children}
    </MantineProvider>
  )
}

/** Reads the color scheme that the page's first script has set. */
const follower = {
  get: () => (document.documentElement.dataset.mantineColorScheme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}
