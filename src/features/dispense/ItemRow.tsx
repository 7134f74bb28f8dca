import { itemStage, type OrderItem } from '#domain/order/order-state.ts'
import { dispenseTexts as texts } from '#shared/texts/dispense.ts'
import styles from './Dispense.module.css'

interface Props {
  item: OrderItem
  /** Shows count and slot only, before dispensing starts. */
  isPlain?: boolean
  /** The machine is silent, so items that have not come out are not shown as coming. */
  isSilent?: boolean
}

export function ItemRow({ item, isPlain = false, isSilent = false }: Props) {
  const stage = itemStage(item)
  const isUnsure = isSilent && (stage === 'waiting' || stage === 'dispensing')
  const customized = item.custom_ingredients[0]?.selected_count ?? 0
  return (
    <li className={styles.item} data-stage={isPlain || isUnsure ? undefined : stage}>
      <img src={item.image_url} alt="" width={64} height={64} />
      <span className={styles.name}>
        {isPlain && `${texts.count(item.quantity)} `}
        {item.name}
        <small>
          {texts.slot(item.slot_label)}
          {customized > 0 && ` · ${texts.customized(customized)}`}
        </small>
      </span>
      {!isPlain && (
        <span className={styles.state}>
          {isUnsure ? texts.noNews : texts.itemStages[stage]}
          {item.quantity > 1 && <small>{texts.itemCount(item.dispensed_quantity, item.quantity)}</small>}
        </span>
      )}
    </li>
  )
}
