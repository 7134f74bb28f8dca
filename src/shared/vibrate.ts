import { config } from './config.ts'

/** Vibrates for these milliseconds, with pauses in between. Browsers log a warning before the first tap. */
export function vibrate(pattern: number[]) {
  if (!config.features.haptics) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!('vibrate' in navigator && navigator.userActivation?.hasBeenActive) || isStill) return
  try {
    navigator.vibrate(pattern)
  } catch {
    // A browser that refuses must not keep what came out from being shown.
  }
}
