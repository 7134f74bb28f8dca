/** Whether the customer asks pages to load less. TypeScript's library doesn't have it; not every browser does, either. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
