/** How fast this computer is: the figures of two computers, or of one at two times, can be compared only beside it. */
import { median } from './median.ts'

const pieces = 7

/** Objects, strings and sorting, as an app does. Returns its time in milliseconds. */
function work(): number {
  const start = performance.now()
  const counts = new Map<string, number>()
  for (let index = 0; index < 300_000; index += 1) {
    const key = `product-${index % 5000}`
    counts.set(key, (counts.get(key) ?? 0) + index)
  }
  JSON.stringify([...counts].sort(([, a], [, b]) => a - b))
  return performance.now() - start
}

/** The median time of the same piece of work, without the slowdown. */
export const workTime = (): number => median(Array.from({ length: pieces }, work))
