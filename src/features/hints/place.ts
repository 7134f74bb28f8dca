/** Where a coach mark goes: next to its target and within the window, in CSS pixels. */
interface Box {
  top: number
  bottom: number
  left: number
  width: number
}
interface Size {
  width: number
  height: number
}

/** Distance from the window's edge and from the target. */
const margin = 12

export interface Place {
  top: number
  left: number
  isBelow: boolean
  /** Distance of the arrow from the mark's left edge. */
  arrow: number
}

/** Below the target, or above it if there is more room, and always within the window. */
export function placeBeside(target: Box, mark: Size, window: Size): Place {
  const isBelow = target.bottom + 2 * margin + mark.height <= window.height || target.top < window.height / 2
  const wanted = isBelow ? target.bottom + margin : target.top - margin - mark.height
  const top = clamp(wanted, margin, window.height - margin - mark.height)
  const middle = target.left + target.width / 2
  const left = clamp(middle - mark.width / 2, margin, window.width - margin - mark.width)
  return { top, left, isBelow, arrow: clamp(middle - left, 24, mark.width - 24) }
}

/** The lower bound wins if there is no room for both. */
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
