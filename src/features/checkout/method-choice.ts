/** Which payment method pays, and where the customer chooses another one. */
import { useState } from 'react'
import { type LastMethod, preselected } from '#domain/payment/method-order.ts'
import { defaultChoice } from './Methods.tsx'
import type { Method } from './use-methods.ts'

/**
 * The customer's choice while it can pay, otherwise the default method. If the app may not choose for the customer,
 * `mustChoose`.
 */
export function choiceOf(methods: readonly Method[], wanted: LastMethod | undefined, last: LastMethod | null) {
  const isUsable = ({ method, sourceId }: LastMethod) =>
    methods.some(
      (each) =>
        each.method === method &&
        each.state.canPay &&
        (sourceId === null || each.cards.some(({ source_id }) => source_id === sourceId)),
    )
  if (wanted && isUsable(wanted)) return { chosen: wanted, mustChoose: false }
  const before = wanted ?? last
  const preset = preselected(methods, before)
  return {
    chosen: preset ? defaultChoice(preset, before) : undefined,
    mustChoose: preset === null && methods.some(({ state }) => state.canPay),
  }
}

const isSame = (a: LastMethod | undefined, b: LastMethod | null) =>
  a?.method === b?.method && a?.sourceId === b?.sourceId

interface Facts {
  methods: readonly Method[]
  last: LastMethod | null
  chosen: LastMethod | undefined
  /** The methods or the price are not known yet. */
  isPending: boolean
  isPaying: boolean
  /** Something else wants them in the page. */
  listsMethods: boolean
  hasColumns: boolean
}

/**
 * Whether the methods are in a sheet: on phones, for who pays as the last time. In the page, they say why one can't pay;
 * once they are there, they stay.
 */
export function useIsInSheet(facts: Facts): boolean {
  const { methods, last, chosen, isPending, isPaying, listsMethods, hasColumns } = facts
  const isPossible = !hasColumns && last !== null && !listsMethods
  const [isListed, setListed] = useState(false)
  const isAsBefore = chosen !== undefined && isSame(choiceOf(methods, undefined, last).chosen, last)
  if (isPossible && !isPending && !isPaying && !isAsBefore && !isListed) setListed(true)
  // The payment itself becomes the last one, and changes nothing of the form that it leaves.
  return useHeld(isPossible && !isListed, isPaying) && !hasColumns
}

/** The value, or the last one while it is held. */
function useHeld(value: boolean, isHeld: boolean): boolean {
  const [last, setLast] = useState(value)
  if (isHeld || last === value) return last
  setLast(value)
  return value
}
