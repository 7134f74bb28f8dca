/** A new version takes over all windows at once, so it waits until no window is on a money screen. */
import { withLock } from '#shared/locks.ts'

const lockName = 'money'

/** Marks this window as being on a money screen. Returns a function that ends this. */
export function holdOffUpdates(): () => void {
  let letGo: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void withLock(lockName, () => isOver, { mode: 'shared' })
  return letGo
}

export const isNobodyPaying = (): Promise<boolean> => withLock(lockName, (lock) => lock !== null, { ifAvailable: true })
