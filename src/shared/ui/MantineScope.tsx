import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** Around a lazy screen's Mantine components, which bring their own styles: the first load goes without (docs/decisions/0004). */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withGlobalClasses={false}
      // All variables from here, instead of a style sheet of 26 kB with every colour's.
      deduplicateCssVariables={false}
      colorSchemeManager={follower}
      defaultColorScheme="light"
    >
      {children}
    </MantineProvider>
  )
}

/** The page's first script has chosen the scheme; here it is only read. */
const follower = {
  get: () => (document.documentElement.dataset.mantineColorScheme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}
