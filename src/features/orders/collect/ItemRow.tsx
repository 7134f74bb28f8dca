import { orderedCustomization } from '#domain/cart/ordered-customization.ts'
import { itemStage, type OrderItem } from '#domain/order/order-state.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { ItemHelp } from '#shared/ui/ItemHelp.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Dispense.module.css'
import { stageWord } from './item-news.ts'

interface Props {
  item: OrderItem
  isCoffee: boolean
  /** Shows count, slot and customization only, before dispensing starts. */
  hidesProgress?: boolean
  /** The machine sends no updates, so pending items are not shown as coming. */
  isSilent?: boolean
  /** Help with this item, after the machine has finished and reported it as dispensed. */
  helpPath?: string | undefined
}

export function ItemRow({ item, isCoffee, hidesProgress = false, isSilent = false, helpPath }: Props) {
  const stage = itemStage(item)
  const isStale = isSilent && (stage === 'waiting' || stage === 'dispensing')
  const slot = !isCoffee && item.slot_label && texts.dispense.slot({ label: item.slot_label })
  const { quantity: total, dispensed_quantity: done } = item
  const facts = [
    slot,
    orderedCustomization(item),
    !hidesProgress && total > 1 && texts.dispense.itemCount({ done, total }),
  ].filter(Boolean)
  return (
    <div className={styles.item} data-stage={hidesProgress || isStale ? undefined : stage}>
      <img src={pictureUrl(item.image_url)} alt="" width={64} height={64} />
      <span className={styles.name}>
        <span>
          {hidesProgress && <span>{`${texts.dispense.count({ quantity: item.quantity })} `}</span>}
          <ServerWords>{item.name}</ServerWords>
        </span>
        {facts.length > 0 && (
          <small>
            <Facts facts={facts} />
          </small>
        )}
      </span>
      {!hidesProgress && (
        <span className={styles.state}>
          {/* Another word is a new element, so that its width shifts nothing. */}
          <span key={stage}>{isStale ? texts.dispense.noNews : stageWord(stage, isCoffee)}</span>
          {helpPath && <ItemHelp to={helpPath} name={item.name} isPart={stage === 'partly'} />}
        </span>
      )}
    </div>
  )
}
