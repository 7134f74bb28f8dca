/** Walks the steps of a customer through a page, and measures each. */
import { setTimeout as wait } from 'node:timers/promises'
import type { OpenPage } from './browser.ts'
import { aim, type Mark, type Shift, type Times, watch } from './frames.ts'
import { overNetwork, record, roundTrips, type Sent } from './requests.ts'

export interface Step {
  name: string
  /** What the customer taps or opens. Without either, the customer only waits, which is not measured. */
  tap?: Mark
  open?: string
  /** What shows the result. */
  shows: Mark
  /** Milliseconds from the last result to the tap. */
  after?: number
}

export interface Measured {
  name: string
  /** From the tap to the frame that shows the result, in milliseconds. Not a number if the customer only waits. */
  wait: number
  /** The longest chain of dependent requests, without pictures, before that frame. */
  trips: number
  /** Requests over the network until the next tap, in their order. */
  sent: Sent[]
  /** What moved until the next tap. */
  shifts: readonly Shift[]
}

/** The time in which a quick customer reads a result. */
const glance = 1000

/** What the last step sends after its result still counts for it. */
const rest = 1500

export async function walk(open: OpenPage, origin: string, steps: readonly Step[]): Promise<Measured[]> {
  let now = 0
  const all = record(open.session, () => now)
  const watched = await watch(open, origin)
  const times: Times[] = []
  const starts: number[] = []
  for (const [index, { tap, open: path, shows, after = glance }] of steps.entries()) {
    const due = performance.now() + after
    if (tap) await wait(after - aim)
    const begin = () => {
      now = index
      starts.push(watched.shifts.length)
    }
    const act = async () => {
      if (tap) return watched.tap(tap, due, begin)
      begin()
      if (path) await open.page.goto(origin + path, { waitUntil: 'commit' })
    }
    times.push(await watched.until(shows, act))
  }
  await wait(rest)
  return steps.map(({ name, tap, open: path }, index): Measured => {
    const { from = 0, shown = 0 } = times[index] ?? {}
    const sent = overNetwork(all.filter(({ step }) => step === index))
    const before = sent.filter(({ type, head = Number.POSITIVE_INFINITY }) => type !== 'Image' && head <= shown)
    const shifts = watched.shifts.slice(starts[index], starts[index + 1])
    return { name, wait: tap || path ? shown - from : Number.NaN, trips: roundTrips(before), sent, shifts }
  })
}
