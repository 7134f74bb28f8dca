/** Where the link of a machine leads. Pure, because the early script decides by the same rules. */
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'

type Machine = Pick<components['schemas']['Machine'], 'id' | 'machine_type'>

/** Without the coffee feature, a coffee machine counts as unknown. */
export const isServed = ({ machine_type }: Machine) => machine_type !== 'Coffee' || config.features.coffee

/** Whether the link with this id leads to the machine without anything to say about it. */
export const canOpen = (machine: Machine, id: string) => machine.id === id && isServed(machine)

/** A cart belongs to one machine, so changing machines with a filled cart asks first. */
export const needsConfirmation = (id: string, chosenId: string | null | undefined, hasCart: boolean) =>
  hasCart && typeof chosenId === 'string' && chosenId !== id
