/** What answers hold and the app does not read, with the reason why the document has it all the same. */
export interface Unread {
  /** operationIds; ** at the end for any. */
  operations: string[]
  /** JSON pointer, * for any item; ** at the end for everything below. */
  pointer: string
  /** Of an enumeration: only these values. */
  values?: string[]
  reason: string
}

export const unread: Unread[] = []
