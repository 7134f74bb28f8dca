/** Where something is on the screen, for parts that point at it or move to it without knowing who renders it. */
import type { RefCallback } from 'react'

/** Pass it as `ref` of each element that is such a place. */
export interface Places extends RefCallback<Element> {
  /** The elements that are mounted now. */
  all: () => Element[]
  /** Calls back after each change of `all`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

function places(): Places {
  const mounted = new Set<Element>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const register: RefCallback<Element> = (element) => {
    if (!element) return
    mounted.add(element)
    tell()
    return () => {
      mounted.delete(element)
      tell()
    }
  }
  return Object.assign(register, {
    all: () => [...mounted],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
}

/** Bars at the bottom of a screen: the tabs, the cart bar, the pay bar. */
export const barPlaces = places()

/** The cart: a bar, or a column beside the products. */
export const cartPlaces = places()

/** The buttons that add a product to the cart. */
export const addPlaces = places()

/** The choice between the views of the products. */
export const viewPlaces = places()

/** The chosen machine in the header. */
export const machinePlaces = places()

/** Open dialogs. */
export const dialogPlaces = places()
