/** A new version takes over all windows at once, so it waits until no window is paying or dispensing. */
import { withLock } from '#shared/locks.ts'

const lockName = 'money'

/** Marks this window as paying or dispensing. Returns a function that removes the mark. */
export function holdOffUpdates(): () => void {
  let release: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  void withLock(lockName, () => isOver, { mode: 'shared' })
  return release
}

export const isNobodyPaying = (): Promise<boolean> => withLock(lockName, (lock) => lock !== null, { ifAvailable: true })
