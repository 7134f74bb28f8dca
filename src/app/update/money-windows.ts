/** A new version takes over every window of the app at once: it has to wait until nobody pays in any of them. */
import { withLock } from '#shared/locks.ts'

const lockName = 'money'

/** While this window is where money or products are on their way. Answers how to let go. */
export function holdOffUpdates(): () => void {
  let letGo: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void withLock(lockName, () => isOver, { mode: 'shared' })
  return letGo
}

export const isNobodyPaying = (): Promise<boolean> => withLock(lockName, (lock) => lock !== null, { ifAvailable: true })
