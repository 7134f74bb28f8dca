/** A followed order together with what the customer can do about it now. */
import { useEffect } from 'react'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { forgetStatus, useKnownStatus } from '#domain/machine/known-status.ts'
import { isSameMachine } from '#domain/machine/machine-id.ts'
import { useIsOnline } from '#shared/connection.ts'
import { paths } from '#shared/paths.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { readAttempt } from './attempt-store.ts'
import { type Ending, endingOf, type Place } from './endings.ts'
import { isOver } from './finished.ts'
import type { Order } from './order-state.ts'
import { useFollowedOrder } from './use-followed-order.ts'

/** What a screen passes to the component that shows an order's actions. */
export interface OrderInHand {
  orderId: string
  order: Order | undefined
  ending: Ending
  /** The error of the last request. */
  error: Error | null
  checkAgain: () => unknown
  /** The products of the machine that the customer is at. */
  shopPath: string
}

/**
 * `visited` is the machine whose link or code was just opened. It is stored for this tab, so the order is not dispensed
 * at one machine while the customer stands at another. Without it, the customer is assumed to be at the chosen machine.
 */
export function useEnding(orderId = '', at: Place, visited?: string | null) {
  const { isOthers, isCutOff, isSilent, error, ...followed } = useFollowedOrder(orderId, isOver)
  const order = isOthers ? undefined : followed.order
  const isMissing = isOthers || followed.isMissing
  const chosen = useChosenMachine()
  const isPhoneOnline = useIsOnline()
  const status = useKnownStatus(order?.machine.id)
  const kept = useStored('visitedMachine')
  useEffect(() => {
    if (visited) write('visitedMachine', visited)
  }, [visited])
  const opened = visited ?? kept
  const place = opened ?? chosen?.id
  const isOffline = (status ?? order?.machine.online_status) === 'offline'
  const isElsewhere = order !== undefined && place !== undefined && !isSameMachine(place, order.machine.id)
  const isOwnPayment = readAttempt()?.orderId === orderId
  const inHand = {
    orderId,
    order,
    error,
    shopPath: opened && opened !== chosen?.id ? paths.machine(opened) : paths.products,
    checkAgain: () => {
      if (order) forgetStatus(order.machine.id)
      return followed.checkAgain()
    },
  }
  const isKnown = order !== undefined || isMissing || isCutOff
  const facts = { order, isMissing, isPhoneOnline, isElsewhere, isSilent, isOwnPayment }
  return {
    ...inHand,
    isCutOff,
    /** The machine that the customer is at: its name if this phone knows it, otherwise its id. */
    placeName: (place !== undefined && place === chosen?.id && chosen?.machine?.name) || (place ?? ''),
    /** null while loading. */
    ending: isKnown ? endingOf({ ...facts, isMachineOffline: isOffline }, at) : null,
  }
}
