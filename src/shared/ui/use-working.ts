import { useState } from 'react'

/**
 * Runs what a tap asks for, and knows while it runs, so that the button can say so. `work` returns its promise; a query's
 * `refetch` never rejects.
 */
export function useWorking<T>(work: () => T) {
  const [isWorking, setWorking] = useState(false)
  async function run(): Promise<Awaited<T>> {
    setWorking(true)
    try {
      return await work()
    } finally {
      setWorking(false)
    }
  }
  return { isWorking, run }
}
