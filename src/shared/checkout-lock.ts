/** Held while paying and while settling, so that two tabs never work on the same payment attempt at the same time. */
export const checkoutLock = 'checkout'
