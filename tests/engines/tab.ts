/** What the journeys need of a browser, whatever drives it. Each method waits for its condition, never for a time. */
export type Role = 'button' | 'link' | 'radio' | 'heading'

/** A string is the whole name; a pattern matches a part of it. */
export type Name = string | RegExp

export interface Tab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Goes back to this address. Where a driver can't, it opens it. */
  back(url: string): Promise<void>
  /** Waits until the element is visible and not disabled. */
  click(role: Role, name: Name): Promise<void>
  /** Chooses a radio button by its label if it has one, because it may have no size itself. */
  choose(name: Name): Promise<void>
  see(role: Role, name: Name): Promise<void>
  /** Waits for an address, without looking into the page: the oldest engine may not leave a page that is looked into. */
  reach(address: RegExp): Promise<void>
  seeText(text: Name): Promise<void>
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>
  /** Chooses an option of the list with this label. */
  select(label: string, option: string): Promise<void>
  /** Runs a function in the page, which sees only its argument. */
  run<Arg, Result>(act: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>
  /** The tab that an action opens. */
  opened(act: () => Promise<void>): Promise<Tab>
  another(): Promise<Tab>
  picture(file: string): Promise<void>
}

export interface Browser {
  /** A new tab. Each journey has a host, and so a storage, of its own. */
  tab(): Promise<Tab>
  setOffline(isOffline: boolean): Promise<void>
  /** Ends the journey: closes its tabs. Returns what its pages logged as errors. */
  end(): Promise<string[]>
  close(): Promise<void>
}

/** How long an element may take, on a busy computer. */
export const patience = 60_000
