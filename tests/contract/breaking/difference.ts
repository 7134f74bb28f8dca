/** What a change does to the set of values that a schema takes. */
export type Effect = 'narrower' | 'wider' | 'other'

/** Which way a value travels: a request's is written by the app, a response's is read by it. */
export type Direction = 'request' | 'response'

/** One difference between two documents, wherever it is used. */
export interface Difference {
  /** Stable between runs: rule, pointer and direction decide it. */
  id: string
  isBreaking: boolean
  /** The rule that found it, as `property-removed`; Redocly's begin with `redocly:`. */
  rule: string
  /** operationIds of the old document that it touches. */
  operations: string[]
  /** JSON pointer of the definition: into the old document for what is removed, else into the new one. */
  pointer: string
  /** JSON pointers of the places in `paths` where it was met. */
  uses: string[]
  direction?: Direction
  sentence: string
  /** Where `src` reads or writes it: definition pointers of the properties and parameters that hold it, in the old document. */
  fields: string[]
}

/** Who reads an answer is hurt by more than was promised, who writes a request by less being taken. */
export const breaks = (effect: Effect, direction: Direction) =>
  effect === 'other' || effect === (direction === 'request' ? 'narrower' : 'wider')

type Found = Omit<Difference, 'id' | 'operations' | 'uses' | 'fields'> & {
  operation: string
  use: string
  field?: string | undefined
}

const withNew = <T>(list: T[], entry: T | undefined) =>
  entry === undefined || list.includes(entry) ? list : [...list, entry]

/** Gathers differences; the same one met through several operations is one. */
export function collector() {
  const byId = new Map<string, Difference>()
  const add = ({ operation, use, field, ...rest }: Found) => {
    const id = [rest.rule, rest.direction, rest.pointer, rest.sentence].filter(Boolean).join(' ')
    const known = byId.get(id) ?? { ...rest, id, operations: [], uses: [], fields: [] }
    byId.set(id, {
      ...known,
      isBreaking: known.isBreaking || rest.isBreaking,
      operations: withNew(known.operations, operation),
      uses: withNew(known.uses, use),
      fields: withNew(known.fields, field),
    })
  }
  return { add, all: () => [...byId.values()].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking)) }
}
