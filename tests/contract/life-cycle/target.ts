/** What the model speaks to: the mock in this process, or any server by its URL. */

export interface Sent {
  method: string
  /** With its query, from the root. */
  path: string
  headers: Record<string, string>
  body?: unknown
}

export interface Answer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation; conformance is held elsewhere
  body: any
}

/** A page outside the contract, as a browser gets it. */
export interface PageAnswer {
  status: number
  location?: string
  html: string
}

/** The data of each event heard so far, oldest first. */
export interface Stream {
  heard: string[]
  close(): void
}

export interface Target {
  call(sent: Sent): Promise<Answer>
  /** Gets a page, or posts a form to it. */
  page(url: string, form?: Record<string, string>): Promise<PageAnswer>
  /** Follows an event stream; resolves once it is open. */
  stream(path: string, headers: Record<string, string>): Promise<Stream>
  /** Milliseconds since 1970. */
  now(): number
  /** Lets time pass: moves the clock where there is one, else waits, though not for long. */
  advance(ms: number): Promise<void>
  /** Lets all of that time pass. */
  pause(ms: number): Promise<void>
  /** Switches a machine; only where the target can. */
  switchMachine?(id: string, status: 'online' | 'offline'): Promise<void>
  /** Nobody else uses it: its stock and its wallets move by this sequence alone, and its clock only by `advance`. */
  isAlone: boolean
  /** How to sign in, and where to buy. */
  machineId: string
  phone: string
  otp: string
  close(): Promise<void>
}
