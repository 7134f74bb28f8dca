/** A new version takes over every window of the app at once: it has to wait until nobody pays in any of them. */
const lockName = 'money'

/** While this window is where money or products are on their way. Answers how to let go. */
export function holdOffUpdates(): () => void {
  let letGo: () => void = () => undefined
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void navigator.locks.request(lockName, { mode: 'shared' }, () => isOver)
  return letGo
}

export const isNobodyPaying = (): Promise<boolean> =>
  navigator.locks.request(lockName, { ifAvailable: true }, (lock) => lock !== null)
