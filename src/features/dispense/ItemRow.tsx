import { itemStage, type OrderItem } from '#domain/order/order-state.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import styles from './Dispense.module.css'

/** `isPlain`: before anything moves, count and slot are all there is to say. */
export function ItemRow({ item, isPlain = false }: { item: OrderItem; isPlain?: boolean }) {
  const stage = itemStage(item)
  const customised = item.custom_ingredients[0]?.selected_count ?? 0
  return (
    <li className={styles.item} data-stage={isPlain ? undefined : stage}>
      <img src={item.image_url} alt="" width={64} height={64} />
      <span className={styles.name}>
        {isPlain && `${texts.count(item.quantity)} `}
        {item.name}
        <small>
          {texts.slot(item.slot_label)}
          {customised > 0 && ` · ${texts.customised(customised)}`}
        </small>
      </span>
      {!isPlain && (
        <span className={styles.state}>
          {texts.itemStages[stage]}
          {item.quantity > 1 && <small>{texts.itemCount(item.dispensed_quantity, item.quantity)}</small>}
        </span>
      )}
    </li>
  )
}
