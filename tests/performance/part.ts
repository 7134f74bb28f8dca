/** A part of the bench: it prints its figures and returns its goals. */
import type { Browser } from '@playwright/test'
import type { Sites } from './sites.ts'
import type { Goal } from './table.ts'

export interface Bench {
  browser: Browser
  sites: Sites
  rounds: number
  /** Lists every request of the last round. */
  listsRequests: boolean
}

export type Part = (bench: Bench) => Promise<Goal[]>

/** Runs in each round, so that a busy computer slows all of them equally. */
export async function interleaved<T>(rounds: number, runs: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = runs.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, run] of runs.entries()) {
      results[index]?.push(await run())
      process.stderr.write('.')
    }
  return results
}
