/** Where something is on the screen, for parts that point at it or move to it without knowing who renders it. */
import type { RefCallback } from 'react'

interface Places {
  /** Pass it as `ref` of each element that is such a place. */
  ref: RefCallback<Element>
  /** The elements that are mounted now. */
  all: () => Element[]
}

function places(): Places {
  const mounted = new Set<Element>()
  return {
    ref: (element) => {
      if (!element) return
      mounted.add(element)
      return () => void mounted.delete(element)
    },
    all: () => [...mounted],
  }
}

/** Bars at the bottom of a screen: the tabs, the cart bar, the pay bar. */
export const barPlaces = places()

/** The cart: a bar, or a column beside the products. */
export const cartPlaces = places()
