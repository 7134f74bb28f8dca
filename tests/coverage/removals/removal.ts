/** How a row's behaviour is removed: one edit of one file. Its test has to notice (`npm run coverage:break`). */
export interface Removal {
  file: string
  /** Stands once in the file. */
  from: string
  to: string
}
