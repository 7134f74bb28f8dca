/** Dragging a sheet down closes it, if what is dragged is scrolled to its top. */
import { type TouchEvent, useRef } from 'react'

/** Pixels. After a shorter drag, the sheet returns. */
const farEnough = 96

/** Two fingers zoom, and one moves what is zoomed in on. */
const isZooming = (touches: { length: number }) => touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1

const isAtTop = (from: Element | null, sheet: Element): boolean =>
  from === null || (from.scrollTop <= 0 && (from === sheet || isAtTop(from.parentElement, sheet)))

/** Props of the sheet. */
export function useDragDown(onClose: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const distance = useRef(0)
  const move = (sheet: HTMLElement, by: number) => {
    distance.current = by
    sheet.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  const end = (sheet: HTMLElement) => {
    move(sheet, 0)
    start.current = null
  }
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches[0]
      const canDrag =
        touch &&
        !isZooming(touches) &&
        target instanceof Element &&
        !target.closest('input') &&
        isAtTop(target, currentTarget)
      end(currentTarget)
      if (canDrag) start.current = { x: touch.clientX, y: touch.clientY }
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      // The second finger may be beside the sheet.
      if (isZooming(touches)) return end(currentTarget)
      const touch = touches[0]
      if (!start.current || !touch) return
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      // Scrolls up, or something sideways.
      if (distance.current === 0 && (down < 0 || Math.abs(right) > down)) start.current = null
      else move(currentTarget, down)
    },
    onTouchEnd: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      const isFar = distance.current > farEnough
      end(currentTarget)
      if (isFar) onClose()
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => end(currentTarget),
  }
}
