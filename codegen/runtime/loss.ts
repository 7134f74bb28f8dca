/** What to do if a value of a response is missing or unreadable: the document's `x-loss` fields, as the reader uses them. */
export interface Loss {
  /**
   * Absent: the object or list that contains the value is lost, too.
   * cosmetic: it is left out. partial: it is left out, and the response is marked as incomplete.
   */
  loss?: 'cosmetic' | 'partial'
  /** Stands in for a required field. */
  blank?: unknown
  /** The field next to it whose value stands in instead of the blank (x-instead). */
  instead?: string
  /** Whether a date without a time is accepted, too (x-accepts). */
  isDate?: boolean
  /** The fields of an object. A field that isn't listed closes its object. */
  inner?: Losses
  /** The items of a list. */
  each?: Loss
  /** Items with the same value at one of these paths describe one thing: if one is lost, all are (x-key). */
  keys?: readonly string[]
}

export type Losses = { readonly [field: string]: Loss }
