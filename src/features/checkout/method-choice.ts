/** Which payment method pays. Pure. */
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
