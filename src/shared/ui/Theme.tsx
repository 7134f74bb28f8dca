import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** The page's first script chooses the color scheme and follows the phone's; here it is only read. */
const pageScheme = {
  get: () => (document.documentElement.dataset.mantineColorScheme === 'dark' ? ('dark' as const) : ('light' as const)),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** Mantine's theme. Its variables are in a style sheet that the build writes (scripts/theme-style-sheet.ts). */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={pageScheme}
      defaultColorScheme="light"
    >
      {children}
    </MantineProvider>
  )
}
