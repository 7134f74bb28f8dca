/** Keeps the screen on while the machine works, and vibrates when an item comes out, if the browser supports it. */
import { useEffect } from 'react'
import { config } from '#shared/config.ts'

/** The browser releases the lock when the page is hidden, so it is requested again when the page becomes visible. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Rejected on a low battery; the screen then turns off as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void lock?.release()
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isWanted])
}

/** Two short pulses and a long one, unlike a notification's. Milliseconds, with the pauses in between. */
const takeOutPattern = [80, 80, 80, 80, 240]

/** Browsers log a warning if a page vibrates before the first tap. */
export function vibrate() {
  if (!config.features.haptics) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive && !isStill) navigator.vibrate(takeOutPattern)
}
