/** A small backend of the whole contract, written from the document alone, and what a team could get wrong in it. */
export { reference } from './part.ts'
export { faults, startReference } from './start.ts'
