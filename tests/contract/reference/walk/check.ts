/** What the walk proves: the clean backend conforms, and every planted fault leaves the clean walk. */
import { startReference } from '../start.ts'
import type { Exchange } from './client.ts'
import { strayings } from './conforming.ts'
import { walkThrough } from './walk.ts'

const fixedTime = '2026-11-02T09:00:00.000Z'

async function walked(note: (exchange: Exchange) => void, fault?: string) {
  const backend = await startReference({ fixedTime, fault })
  try {
    await walkThrough(backend.url, note)
  } finally {
    await backend.close()
  }
}

export async function walkClean(): Promise<Exchange[]> {
  const clean: Exchange[] = []
  await walked((exchange) => clean.push(exchange))
  return clean
}

const lineOf = ({ path, status, type, retryAfter, text }: Exchange) => [path, status, type, retryAfter, text].join(' ')

class Differs extends Error {}

/** Whether a backend with this fault, or a second clean one, leaves the clean walk; the walk ends there. */
export async function differs(clean: Exchange[], fault?: string): Promise<boolean> {
  let step = 0
  const compare = (exchange: Exchange) => {
    const expected = clean[step]
    if (!expected || lineOf(exchange) !== lineOf(expected)) throw new Differs()
    step += 1
  }
  try {
    await walked(compare, fault)
    return false
  } catch (error) {
    if (error instanceof Differs) return true
    throw error
  }
}

/** Each way in which an exchange strays from the document, with the call. */
export const wrongs = (exchanges: Exchange[]) =>
  exchanges.flatMap((exchange) =>
    strayings(exchange).map((why) => `${exchange.step}: ${exchange.method} ${exchange.path} ${why}`),
  )
