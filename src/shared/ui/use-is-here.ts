import { type RefObject, useEffect, useRef } from 'react'

/** Whether what uses it still shows, for answers that may come after the customer has moved on. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
