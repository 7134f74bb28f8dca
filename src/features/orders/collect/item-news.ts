/** Describes the changes between two states of an order, for the live region. */
import { type ItemStage, itemStage, type OrderItem } from '#domain/order/order-state.ts'
import { texts } from '#shared/texts/catalog.ts'

type Item = Pick<OrderItem, 'id' | 'name' | 'quantity' | 'dispensed_quantity' | 'status' | 'progress'>

/** The word for an item's stage; cups have their own words. */
export const stageWord = (stage: ItemStage, isCoffee: boolean): string =>
  isCoffee ? { ...texts.dispense.itemStages, ...texts.dispense.cupStages }[stage] : texts.dispense.itemStages[stage]

/** Whether there is something new to take from the machine. */
export const hasNewToTake = (before: readonly Item[], after: readonly Item[]) =>
  after.some(({ id, dispensed_quantity }) => {
    const old = before.find((item) => item.id === id)
    return old !== undefined && dispensed_quantity > old.dispensed_quantity
  })

/** One sentence per changed item; empty if nothing changed. */
export function itemNews(before: readonly Item[], after: readonly Item[], isCoffee = false) {
  return after
    .filter((item) => {
      const old = before.find(({ id }) => id === item.id)
      return old && (itemStage(old) !== itemStage(item) || old.dispensed_quantity !== item.dispensed_quantity)
    })
    .map((item) => {
      const stage = itemStage(item)
      const isOnTheWay = (stage === 'dispensing' || stage === 'waiting') && item.dispensed_quantity > 0
      const count = texts.dispense.itemCount({ done: item.dispensed_quantity, total: item.quantity })
      return texts.dispense.itemNews({ name: item.name, stage: isOnTheWay ? count : stageWord(stage, isCoffee) })
    })
    .join('. ')
}
