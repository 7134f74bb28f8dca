/**
 * Calls `make` at the first use. Formats are made this way: creating one takes a slow phone several milliseconds, and a
 * file shared by many screens would create all of them for the first.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
