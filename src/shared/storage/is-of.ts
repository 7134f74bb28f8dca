/** Separate from owned.ts, because the page's early scripts must stay small. */

/** Nobody before the first sign-in. */
export type Owner = string | null | undefined

/** Whether a record is this customer's. One from before the first sign-in belongs to whoever signs in. */
export const isOf = (owner: Owner, record: { owner?: Owner }) => record.owner == null || record.owner === owner
