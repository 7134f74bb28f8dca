/** A followed order with its current state and actions. */
import { useState } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { paths } from '#shared/paths.ts'
import { useIsOnline } from '#shared/use-is-online.ts'
import { readAttempt } from './attempt-store.ts'
import { type Ending, endingOf, isOver } from './endings.ts'
import type { Order } from './order-state.ts'
import { useFollowedOrder } from './use-followed-order.ts'

/** Props for the component that shows an order's actions. */
export interface OrderInHand {
  orderId: string
  order: Order | undefined
  ending: Ending
  /** The error of the last request. */
  error: Error | null
  checkAgain: () => void
  /** Path to the products of the machine that the customer is at. */
  shopPath: string
  /** Call if the machine refused to start because it is offline. */
  onMachineOffline: () => void
}

/** Compares typed machine numbers, ignoring case and spaces. */
export const isSameMachine = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** `visited` is the machine whose link or code was opened last. By default the customer is at the chosen machine. */
export function useEnding(orderId = '', visited?: string | null) {
  const { order, isMissing, isCutOff, isSilent, error, ...followed } = useFollowedOrder(orderId, isOver)
  const chosen = useChosenMachine()
  const isPhoneOnline = useIsOnline()
  // Until the order changes.
  const [refusedFor, setRefusedFor] = useState<Order>()
  const place = visited ?? chosen?.id
  const isOffline = order !== undefined && (order === refusedFor || order.machine.online_status === 'offline')
  const isElsewhere = order !== undefined && place !== undefined && !isSameMachine(place, order.machine.id)
  const isOwnPayment = readAttempt()?.orderId === orderId
  const inHand = {
    orderId,
    order,
    error,
    shopPath: visited && visited !== chosen?.id ? paths.machine(visited) : paths.products,
    checkAgain: () => {
      setRefusedFor(undefined)
      followed.checkAgain()
    },
    onMachineOffline: () => setRefusedFor(order),
  }
  const isKnown = order !== undefined || isMissing || isCutOff
  const facts = { order, isMissing, isPhoneOnline, isElsewhere, isSilent, isOwnPayment }
  return {
    ...inHand,
    isCutOff,
    /** The machine that the customer is at: its name if known, otherwise its id. */
    placeName: (place !== undefined && place === chosen?.id && chosen?.machine?.name) || (place ?? ''),
    /** null while loading. */
    ending: isKnown ? endingOf({ ...facts, isMachineOffline: isOffline }) : null,
  }
}
