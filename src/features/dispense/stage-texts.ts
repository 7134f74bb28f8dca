import { type DispenseStage, dispensedCount, type Order } from '#domain/order/order-state.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'

type Shown = Exclude<DispenseStage, 'ready'>
const titles: Record<Shown, string> = {
  unpaid: texts.unpaidTitle,
  cancelled: texts.cancelledTitle,
  released: texts.releasedTitle,
  dispensing: texts.dispensingTitle,
  dispensed: texts.dispensedTitle,
  partly: texts.partlyTitle,
  failed: texts.failedTitle,
  unknown: texts.unknownTitle,
}

/** Title and one sentence for where an order is. */
export function stageTexts(stage: Shown, items: Order['items']) {
  const { dispensed, total } = dispensedCount(items)
  const hints: Record<Shown, string> = {
    unpaid: texts.unpaidHint,
    cancelled: texts.cancelledHint,
    released: texts.releasedHint,
    dispensing: texts.progress(dispensed, total),
    dispensed: texts.dispensedHint,
    partly: texts.partlyHint(dispensed, total),
    failed: texts.failedHint,
    unknown: texts.unknownHint,
  }
  return { title: titles[stage], hint: hints[stage] }
}
