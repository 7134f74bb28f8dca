import styles from './AmountRows.module.css'
import { Words } from './Words.tsx'

interface Props {
  rows: readonly (readonly [label: string, amount: string])[]
}

/** Amounts with their labels. Nothing if there are none. */
export const AmountRows = ({ rows }: Props) =>
  rows.length > 0 && (
    <dl className={styles.rows}>
      {rows.map(([label, amount], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and rows never move
        <div key={index}>
          <dt>
            <Words>{label}</Words>
          </dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
    </dl>
  )
