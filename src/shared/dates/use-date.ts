import { useMemo, useSyncExternalStore } from 'react'

const minute = 60_000

function follow(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

const startOfMinute = () => new Date().setSeconds(0, 0)

/** The phone's date, to the minute. Updates while it is shown. */
export function useDate(): Date {
  const time = useSyncExternalStore(follow, startOfMinute)
  return useMemo(() => new Date(time), [time])
}
