/** Keeps the screen on while the machine works, if the browser supports it. */
import { useEffect } from 'react'

/** The browser releases the lock when the page is hidden, so it is requested again when the page becomes visible. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = (taken: WakeLockSentinel) => {
      lock = taken
      if (isOver) void taken.release()
    }
    const take = () => {
      if (document.visibilityState !== 'visible') return
      // Rejected on a low battery; the screen then turns off as usual.
      navigator.wakeLock.request('screen').then(hold, () => undefined)
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isWanted])
}
