import { useMediaQuery } from '@mantine/hooks'

/** Whether the window has room for two columns, from the first rendering on. The style sheets have the same width. */
export const useIsWide = () => useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
