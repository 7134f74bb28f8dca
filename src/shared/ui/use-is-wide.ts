import { useMediaQuery } from '@mantine/hooks'

/** Whether the window has room for two columns, from the first rendering on. The style sheets have the same width. */
export const useIsWide = () => useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })

/** Whether the cart stands beside its payment, as in CheckoutForm.module.css. */
export const useHasTwoColumns = () =>
  useMediaQuery('(min-width: 62em), (min-width: 48em) and (min-height: 35em)', undefined, {
    getInitialValueInEffect: false,
  })
