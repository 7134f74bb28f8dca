import type { Order } from '#domain/order/order-state.ts'
import { listOf } from '#shared/lists.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './Bought.module.css'

interface Props {
  items: readonly { id: string; name: string; quantity: number; image_url: string }[]
  machine?: Pick<Order['machine'], 'name' | 'place'> | undefined
}

/** What a payment is for, recognized at a glance: pictures, names, and the machine that has the products. */
export const Bought = ({ items, machine }: Props) =>
  items.length > 0 && (
    <div className={styles.bought}>
      <div className={styles.pictures}>
        {items.map(({ id, image_url }) => (
          <img key={id} src={pictureUrl(image_url)} alt="" width={104} height={104} />
        ))}
      </div>
      <p className={styles.names}>
        <Words>{listOf(items.map(({ name, quantity }) => texts.checkout.quantityOf({ count: quantity, name })))}</Words>
      </p>
      {machine && (
        <p className={styles.machine}>
          <Facts
            facts={[machine.name, machine.place.name].map(
              (name) => name && <ServerWords key={name}>{name}</ServerWords>,
            )}
          />
        </p>
      )}
    </div>
  )
