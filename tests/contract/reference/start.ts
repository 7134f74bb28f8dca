/** Starts the backend, clean or with one planted fault. */
import type { Planted } from './faults/fault.ts'
import { planted } from './faults/planted.ts'
import { serve } from './server.ts'

export interface ReferenceOptions {
  /** 0 (default) picks a free port. */
  port?: number | undefined
  /** The name of one planted fault. */
  fault?: string | undefined
  /** Life of an access token in seconds; default 600. */
  tokenLife?: number
  /** Milliseconds in which one unit comes out; default 150. */
  unitTime?: number
  /** Seconds between two codes for one phone; default 2. */
  resendAfter?: number
  /** ISO 8601: the clock stands still there but for `POST /__mock/clock` `{ ms }`. */
  fixedTime?: string
}

export interface Reference {
  url: string
  close(): Promise<void>
}

/** What a fault is called, what it does, and the operation in which it shows. */
export type Fault = Pick<Planted, 'name' | 'what' | 'operation'>
export const faults: Fault[] = planted.map(({ name, what, operation }) => ({ name, what, operation }))

/** Starts the backend. Rejects where the port is taken or no fault has that name. */
export async function startReference(options: ReferenceOptions = {}): Promise<Reference> {
  const { port = 0, fault: name, tokenLife = 600, unitTime = 150, resendAfter = 2, fixedTime } = options
  const fault = planted.find((each) => each.name === name)
  if (name !== undefined && !fault) throw new Error(`No fault is called ${name}`)
  const { url, close } = await serve(port, { fault: name, tokenLife, unitTime, resendAfter, fixedTime }, fault)
  return { url, close }
}
