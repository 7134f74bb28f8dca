import type { components, operations } from '#generated/types.ts'

/** A schema of the document by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
export type Operations = operations
export type OperationId = keyof operations
