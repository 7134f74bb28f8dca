/** Rules for opening a machine link. Pure, because the early script uses them too. */
import type { components } from '#generated/types.ts'
import { config } from '#shared/config.ts'

type Machine = Pick<components['schemas']['Machine'], 'id' | 'machine_type'>

/** Without the coffee feature, a coffee machine counts as unknown. */
export const isServed = ({ machine_type }: Pick<Machine, 'machine_type'>) =>
  machine_type !== 'Coffee' || config.features.coffee

/** Whether a link with this id can open the machine without a message. */
export const canOpen = (machine: Machine, id: string) => machine.id === id && isServed(machine)

/** A cart belongs to one machine, so changing machines with a filled cart needs confirmation. */
export const needsConfirmation = (id: string, chosenId: string | null | undefined, hasCart: boolean) =>
  hasCart && typeof chosenId === 'string' && chosenId !== id
