/** Takes in what the watched app reads, test by test, in the runs that ask for it. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Where reads are kept; nothing is watched without it. */
export const readsFolder = process.env.CONSUMER_READS

/** Adds the page's side of the record. Each line is one read: operationId, pointer, value. */
export async function collectReads(context: BrowserContext, folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  await context.exposeBinding('__read', (_source, operationId: string, pointer: string, value: string | null) =>
    appendFileSync(file, `${JSON.stringify([operationId, pointer, value])}\n`),
  )
}
