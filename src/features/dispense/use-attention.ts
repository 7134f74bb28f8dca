/** Keeps the screen awake while the machine works, and lets the phone tell what came out. Both only where they exist. */
import { useEffect } from 'react'

/** The lock is lost whenever the page is hidden, and taken again when it is back. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on a low battery: then the screen simply goes dark as usual.
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

/** Browsers complain about vibrating a page that was never touched. */
export function vibrate(milliseconds: number) {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(milliseconds)
}
